import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { LoginCard } from '@/learning/family/login-card-link.ts';
import { fetchSession } from '@/learning/session/session.ts';
import { forgetTracked } from '@/learning/tracking/forget.ts';
import type { ApiError } from '@/ui/api/api-error.ts';
import { type ChildSignIn, childCredentials } from './child-sign-in.ts';
import { resolverOf } from './field-codes.ts';
import { asApiError, signIn } from './sign-in.ts';
import { useEnterAsChild } from './use-enter-as-child.ts';
import type { Learners } from './use-learners.ts';

/** What the child's form holds. */
export interface ChildValues extends ChildSignIn {
  saveFamily: boolean;
}

const resolver = resolverOf<ChildValues>((values) => childCredentials(values).wrong ?? {});

/**
 * The child's form: it starts with what a login card says. The e-mail that the device remembers is
 * not shown here: anyone who finds the device would read it.
 */
export function useChildSignIn(
  { saveFamily: save }: Pick<Learners, 'saveFamily'>,
  card: LoginCard | null,
) {
  const form = useForm<ChildValues>({ resolver });
  const [fault, setFault] = useState<ApiError | null>(null);
  const enter = useEnterAsChild();
  const { setValue } = form;

  const takeCard = useEffectEvent((input: LoginCard) => {
    setValue('parent_email', input.parentEmail);
    setValue('child_name', input.childName);
  });
  useEffect(() => {
    if (card) takeCard(card);
  }, [card]);

  const submit = form.handleSubmit(async (values) => {
    const credentials = childCredentials(values);
    if (credentials.wrong) return;
    setFault(null);
    forgetTracked();
    try {
      await enter(async () => {
        await signIn(credentials.email, credentials.password);
        if (values.saveFamily) save(values.parent_email, await ownName(values.child_name));
      });
    } catch (thrown) {
      setFault(asApiError(thrown));
    }
  });
  const { errors, isSubmitting: busy } = form.formState;
  return { register: form.register, errors, busy, submit, fault };
}

/**
 * The name of anyone who has just signed in, as the account has it; as it was typed, where that
 * cannot be asked.
 */
async function ownName(typed: string): Promise<string> {
  try {
    return (await fetchSession())?.user_metadata.full_name || typed;
  } catch {
    return typed;
  }
}
