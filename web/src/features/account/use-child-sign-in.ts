import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ApiError } from '@/shared/api/api-error.ts';
import { useRefreshSession } from '@/shared/session/use-session.ts';
import { type ChildSignIn, childCredentials } from './child-sign-in.ts';
import { resolverOf } from './field-codes.ts';
import { asApiError, signIn } from './sign-in.ts';
import type { Remembered } from './use-remembered-family.ts';

/** What the child's form holds. */
export interface ChildValues extends ChildSignIn {
  remember: boolean;
}

const resolver = resolverOf<ChildValues>((values) => childCredentials(values).wrong ?? {});

/** The child's form: it starts with the e-mail this device remembers, and can take a remembered name. */
export function useChildSignIn({ family, remember }: Remembered) {
  const form = useForm<ChildValues>({ resolver });
  const [fault, setFault] = useState<ApiError | null>(null);
  const refreshSession = useRefreshSession();
  const { getValues, setValue, setFocus } = form;

  const fillIn = useEffectEvent((parentEmail: string) => {
    if (!getValues('parent_email')) setValue('parent_email', parentEmail);
    setValue('remember', true);
  });
  useEffect(() => {
    if (family) fillIn(family.parentEmail);
  }, [family]);

  function choose(name: string) {
    if (family) setValue('parent_email', family.parentEmail);
    setValue('child_name', name, { shouldValidate: form.formState.isSubmitted });
    setFocus('child_password');
  }

  const submit = form.handleSubmit(async (values) => {
    const credentials = childCredentials(values);
    if (credentials.wrong) return;
    setFault(null);
    try {
      await signIn(credentials.email, credentials.password);
      if (values.remember) remember(values.parent_email, values.child_name);
      await refreshSession();
    } catch (thrown) {
      setFault(asApiError(thrown));
    }
  });
  const { errors, isSubmitting: busy } = form.formState;
  return { register: form.register, control: form.control, errors, busy, submit, fault, choose };
}
