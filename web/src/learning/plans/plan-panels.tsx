import {
  type Plan,
  plans,
  type SubscriptionType,
  subscriptionTypes,
} from '@pius/domain/billing/plans.ts';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Art } from '@/ui/art/art-image.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { Leaf, VaultPanel } from '@/ui/kit/card.tsx';
import { planPath, signUpPath } from '@/ui/paths.ts';
import './plan-panels.css';

/** For whom prices show; a child reads "Ask a grown-up" instead. @see docs/requirements.md#r-no-prices-for-a-child */
const adultViewers = 'visitor parent admin';

const includes = [
  'lessons',
  'badges',
  'chat',
  'daily',
  'printables',
  'offline',
  'privacy',
  'refund',
] as const;

/**
 * The three plans with their terms and marks, and what each includes; to a child none of it, but whom to
 * ask. Its words are in the namespace `billing`.
 * @see docs/requirements.md#r-plans
 */
export function PlanPanels({ heading, children }: PlanPanelsProps) {
  const { t } = useTranslation('billing');
  return (
    <>
      <div data-for={adultViewers}>
        <div className="plan-row">
          {subscriptionTypes.map((type) => (
            <PlanPanel heading={heading} key={type} plan={plans[type]} />
          ))}
        </div>
        <p className="plan-terms">
          {t('pricing.refund')} {t('pricing.free')}
        </p>
        {children}
        <PlanIncludes heading={heading} />
      </div>
      <div className="plan-grown-up" data-for="child">
        <VaultPanel className="text-center">
          <h2 className="text-d3">{t('pricing.askGrownUp.title')}</h2>
          <p className="mt-2">{t('pricing.askGrownUp.text')}</p>
        </VaultPanel>
      </div>
    </>
  );
}

interface PlanPanelsProps extends HeadingProps {
  /** What stands between the plans and what each includes. */
  children?: ReactNode;
}

interface HeadingProps {
  /** The level of the plans' names on the page. */
  heading: 'h2' | 'h3';
}

function PlanPanel({ heading: Heading, plan }: HeadingProps & { plan: Plan }) {
  const { t } = useTranslation('billing');
  const name = t(`pricing.${plan.type satisfies SubscriptionType}`);
  const look = {
    size: 'kid',
    variant: plan.mostPopular ? 'gold' : 'outline',
    className: 'plan-choose',
    'data-track': plan.type,
  } as const;
  return (
    <article className={plan.mostPopular ? 'plan plan-centre vault' : 'plan'}>
      {plan.mostPopular && (
        <p className="plan-marks">
          <span>{t('pricing.mostPopular')}</span> <span>{t('pricing.bestValue')}</span>
        </p>
      )}
      <Heading className="plan-name">{name}</Heading>
      {/* In words of ours: the browser's number format takes 40 ms of a first visit, on a phone four times as much. */}
      <p className="plan-amount">{t('pricing.amount', { dollars: plan.priceCents / 100 })}</p>
      <p className="plan-unit">{t('pricing.unit')}</p>
      <ButtonLink {...look} data-for="visitor" to={signUpPath(`${planPath(plan.type)}#buy`)}>
        {t('pricing.choose', { plan: name })}
      </ButtonLink>
      <ButtonLink {...look} data-for="parent admin" to={`${planPath(plan.type)}#buy`}>
        {t('pricing.choose', { plan: name })}
      </ButtonLink>
    </article>
  );
}

function PlanIncludes({ heading: Heading }: HeadingProps) {
  const { t } = useTranslation('billing');
  return (
    <Leaf className="plan-includes" padding="none">
      <Art alt="" name="badge-faithful-student" width={120} />
      <div>
        <Heading>{t('includes.title')}</Heading>
        <ul>
          {includes.map((name) => (
            <li key={name}>
              <Check aria-hidden />
              <span>{t(`includes.${name}`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Leaf>
  );
}
