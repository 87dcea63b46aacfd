import { useEffect, useState } from 'react';
import { type Path, type UseFormReturn, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { noteSender } from '@/learning/tracking/track.ts';
import type { ApiError } from '@/ui/api/api-error.ts';
import { call } from '@/ui/api/call.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { localePath } from '@/ui/paths.ts';
import { awaitEmail } from './awaited-email.ts';
import { resolverOf, showServerFields } from './field-codes.ts';
import { saveReturnPath } from './return-place.ts';
import { asApiError } from './sign-in.ts';
import { saveSignUp, signUpDraft } from './sign-up-draft.ts';
import { checkSignUp, type SignUpValues, toSignUpBody } from './sign-up-values.ts';

/** Which field shows what the server finds wrong with each of its own. */
const formFields: Record<string, Path<SignUpValues>[]> = {
  account_type: ['account_type'],
  full_name: ['full_name'],
  phone: ['phone'],
  email: ['email'],
  password: ['password'],
  over_18: ['over_18'],
  documents: ['privacy_read', 'terms_read'],
};

/**
 * The sign-up form: its fields, what went wrong with sending it, and how it is sent. Its fields
 * begin with what was typed and chosen before the page woke, and with what this tab kept of an
 * earlier visit.
 */
export function useSignUp() {
  const form = useForm<SignUpValues>({
    resolver: resolverOf(checkSignUp),
    // A text or a tick is read from its control; of several radio buttons the first alone would count.
    defaultValues: { account_type: chosenBefore() },
  });
  useDraft(form);
  const [fault, setFault] = useState<ApiError | null>(null);
  const language = useLanguage();
  const navigate = useNavigate();
  const submit = form.handleSubmit(async (values) => {
    setFault(null);
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const body = toSignUpBody(values, { language, timeZone });
    try {
      await call('POST /rest/v1/account/sign-up', { body });
    } catch (thrown) {
      const error = asApiError(thrown);
      if (!showServerFields(error, form.setError, formFields)) setFault(error);
      return;
    }
    noteSender({ email: body.email, fullName: body.full_name });
    awaitEmail(body.email);
    saveReturnPath();
    await navigate(localePath('/check-email', language));
  });
  return { form, fault, submit };
}

function chosenBefore(): SignUpValues['account_type'] | undefined {
  if (typeof document === 'undefined') return undefined;
  const chosen = document.querySelector<HTMLInputElement>('[name=account_type]:checked');
  return chosen?.value as SignUpValues['account_type'] | undefined;
}

/** Fills what is still empty with what this tab keeps, and keeps what changes. */
function useDraft({ getValues, setValue, subscribe }: UseFormReturn<SignUpValues>): void {
  useEffect(() => {
    const typed = getValues();
    for (const [name, value] of Object.entries(signUpDraft())) {
      const field = name as keyof SignUpValues;
      if (!typed[field]) setValue(field, value);
    }
    // What a browser brings back after a reload is known by now, but not always marked at its button.
    if (typed.account_type) setValue('account_type', typed.account_type);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveSignUp(values),
    });
  }, [getValues, setValue, subscribe]);
}
