import { useTranslation } from 'react-i18next';
import { Art } from '@/ui/art/art-image.tsx';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { Leaf, VaultPanel } from '@/ui/kit/card.tsx';
import { loginPath } from '@/ui/paths.ts';
import { useReturnPlace } from './return-place.ts';
import { SignUpForm } from './sign-up-form.tsx';

export const handle: RouteHandle = { namespaces: ['account', 'errors'], page: 'signup' };

/** `/signup`: opens an account for a parent or catechist. */
export default function SignUpPage() {
  const { t } = useTranslation('account');
  return (
    <div className="wrap grid items-start gap-x-8 gap-y-6 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid gap-2 lg:col-span-2">
        <h1>{t('signup.title')}</h1>
        <p className="max-w-[60ch] text-ink-soft">
          {t('signup.lead')}{' '}
          <LocaleLink className="inline-block py-3" to={loginPath(useReturnPlace())}>
            {t('signup.to-login')}
          </LocaleLink>
        </p>
      </div>
      <Leaf padding="wide">
        <SignUpForm />
      </Leaf>
      <NextSteps />
    </div>
  );
}

function NextSteps() {
  const { t } = useTranslation('account');
  const steps = [t('signup.step.letter'), t('signup.step.children'), t('signup.step.module')];
  return (
    <VaultPanel as="aside" className="grid justify-items-center gap-5">
      <Art alt="" className="max-lg:hidden" height={230} name="saint-window" />
      <h2 className="text-center text-d3">{t('signup.steps')}</h2>
      <ol className="grid gap-4">
        {steps.map((step, index) => (
          <li className="flex items-start gap-3" key={step}>
            <b
              aria-hidden
              className="grid size-9 flex-none place-items-center rounded-full border-2 border-lead bg-gold text-on-gold"
            >
              {index + 1}
            </b>
            <span className="text-pretty pt-1 text-ui">{step}</span>
          </li>
        ))}
      </ol>
    </VaultPanel>
  );
}
