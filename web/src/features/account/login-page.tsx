import { type ComponentProps, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { leadsToGrownUps } from '@/learning/session/place-after-sign-in.ts';
import type { ArtName } from '@/ui/art/art.ts';
import { Art } from '@/ui/art/art-image.tsx';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { Leaf } from '@/ui/kit/card.tsx';
import { ChildLogin } from './child-login.tsx';
import { ParentLogin } from './parent-login.tsx';
import { useLearners } from './use-learners.ts';
import { useLoginCard } from './use-login-card.ts';

export const handle: RouteHandle = { namespaces: ['account', 'errors', 'pictures'], page: 'login' };

/**
 * `/login`, with two doors. Which of them is open is the style sheet's to see from the chosen card,
 * so that it is right before the page wakes too. A device that knows children opens theirs, but not
 * for whom a letter (`?door=adult`) or a grown-ups' page leads here. Where to go afterwards is the
 * guard's.
 * @see docs/requirements.md#r-child-login
 */
export default function LoginPage() {
  const { t } = useTranslation('account');
  const learners = useLearners();
  const card = useLoginCard();
  const childLogin = useRef<HTMLInputElement>(null);
  const cached = learners.all.length > 0;
  const [request] = useSearchParams();
  const forGrownUps = request.get('door') === 'adult' || leadsToGrownUps(request.get('return'));
  useEffect(() => {
    if (cached && !forGrownUps && childLogin.current && nothingBegun()) {
      childLogin.current.checked = true;
    }
  }, [cached, forGrownUps]);
  useEffect(() => {
    if (!card || !childLogin.current) return;
    childLogin.current.checked = true;
    document.querySelector<HTMLInputElement>('main input[name=child_password]')?.focus();
  }, [card]);
  return (
    <div className="wrap login-methods group/login py-8 md:py-12">
      <div className="mx-auto grid max-w-150 gap-6">
        <h1 className="text-center">{t('login.title')}</h1>
        <fieldset>
          <legend className="mx-auto mb-3 text-ink-soft">{t('login.who')}</legend>
          <div className="grid grid-cols-2 gap-3 md:gap-5">
            <LoginMethod
              art="window-2-creed"
              defaultChecked
              label={t('login.parent')}
              low={cached}
              value="adult"
            />
            <LoginMethod
              art="window-1-introduction"
              label={t('login.child')}
              low={cached}
              ref={childLogin}
              value="child"
            />
          </div>
        </fieldset>
        <Leaf className="group-has-[[value=child]:checked]/login:hidden" padding="wide">
          <ParentLogin />
        </Leaf>
        <Leaf className="hidden group-has-[[value=child]:checked]/login:block" padding="wide">
          <ChildLogin card={card} learners={learners} />
        </Leaf>
      </div>
    </div>
  );
}

/**
 * Nobody stands in a field or has typed at the grown-ups' door yet, so that the other may open by
 * itself.
 */
function nothingBegun(): boolean {
  const typed = document.querySelectorAll<HTMLInputElement>(
    'main input:is([name=email], [name=password])',
  );
  return (
    !document.activeElement?.closest('main form, main fieldset') &&
    ![...typed].some(({ value }) => value !== '')
  );
}

interface LoginMethodProps extends ComponentProps<'input'> {
  art: ArtName;
  label: string;
  /** Without its drawing on a phone, so that the names below are in view. */
  low: boolean;
}

function LoginMethod({ art, label, low, ...radio }: LoginMethodProps) {
  return (
    <label className="leaf grid justify-items-center content-start gap-3 border-2 border-edge px-3 py-4 text-center font-bold transition-colors hover:border-ink has-checked:border-focus has-checked:bg-note-bg has-checked:shadow-[inset_0_0_0_2px_var(--focus)] has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3">
      <Art alt="" className={low ? 'max-md:hidden' : ''} height={132} name={art} priority />
      <span className="grid justify-items-center gap-2 text-balance leading-snug">
        <input
          className="size-6 flex-none appearance-none rounded-full border-2 border-edge bg-surface checked:border-[7px] checked:border-primary focus-visible:outline-none"
          name="door"
          type="radio"
          {...radio}
        />
        {label}
      </span>
    </label>
  );
}
