import { readLoginCode } from '@pius/domain/account/login-code.ts';
import { normaliseEmail } from '@pius/domain/account/login-name.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRefreshSession } from '@/learning/session/use-session.ts';
import type { ApiError } from '@/ui/api/api-error.ts';
import { call } from '@/ui/api/call.ts';
import { awaitCode, awaitedCode } from './awaited-code.ts';
import { resolverOf, showServerFields } from './field-codes.ts';
import { asApiError } from './sign-in.ts';
import { checkEmail } from './typed-email.ts';
import { useCountdown } from './use-countdown.ts';

interface CodeValues {
  email: string;
  code: string;
}

/** Seconds before the letter may be asked for once more: it takes a moment to come. */
const timeout = 30;

const resolveEmail = resolverOf<CodeValues>(({ email }) => {
  const code = checkEmail(email);
  return code ? { email: code } : {};
});
const resolveCode = resolverOf<CodeValues>(({ code }) =>
  readLoginCode(code ?? '') ? {} : { code: 'code_incomplete' },
);

/**
 * The form of a login by code: the address to which the code went, once it did, and what leads on
 * and back.
 */
export function useCodeSignIn(startEmail: string) {
  const [sentTo, setSentTo] = useState(() => (awaitedCode() === startEmail ? startEmail : null));
  const [fault, setFault] = useState<ApiError | null>(null);
  const [left, countDown] = useCountdown();
  const refreshSession = useRefreshSession();
  const form = useForm<CodeValues>({
    resolver: sentTo ? resolveCode : resolveEmail,
    defaultValues: { email: startEmail, code: '' },
  });

  function show(thrown: unknown) {
    const error = asApiError(thrown);
    const fields = { email: ['email'], otp: ['code'] } as const;
    if (!showServerFields(error, form.setError, fields)) setFault(error);
  }

  async function ask(email: string) {
    setFault(null);
    try {
      const body = { email, type: 'sign-in' as const };
      await call('POST /auth/v1/email-otp/send-verification-otp', { body });
    } catch (thrown) {
      return show(thrown);
    }
    form.resetField('code');
    awaitCode(email);
    setSentTo(email);
    countDown(timeout);
  }

  async function enter(email: string, typed: string) {
    setFault(null);
    try {
      const otp = readLoginCode(typed) ?? '';
      await call('POST /auth/v1/sign-in/email-otp', { body: { email, otp } });
      awaitCode(null);
      await refreshSession();
    } catch (thrown) {
      show(thrown);
    }
  }

  const submit = form.handleSubmit(({ email, code }) =>
    sentTo ? enter(sentTo, code) : ask(normaliseEmail(email)),
  );
  return {
    form,
    sentTo,
    fault,
    left,
    submit,
    again: () => sentTo && void ask(sentTo),
    changeAddress: () => {
      awaitCode(null);
      setFault(null);
      setSentTo(null);
    },
  };
}
