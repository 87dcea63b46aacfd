import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { PlanPanels } from '@/learning/plans/plan-panels.tsx';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { type FaqEntry, loadFaq } from '@/ui/text/faq.ts';
import { FaqSection } from '@/ui/text/faq-section.tsx';
import { FinalCall } from './final-call.tsx';
import { Hero } from './hero.tsx';
import { InsideLesson } from './inside-lesson.tsx';
import { MoreCards } from './more-cards.tsx';
import { PathSection } from './path-section.tsx';
import { Windows } from './windows.tsx';
import './landing.css';

export const handle: RouteHandle = { page: 'home', namespaces: ['landing', 'billing'] };
export const loader = loadFaq;
export const clientLoader = loadFaq;

/**
 * The first page of all, with its sections in their order. Nothing on it needs a script.
 * @see docs/requirements.md#r-landing
 */
export default function LandingPage() {
  const faq = useLoaderData<readonly FaqEntry[]>();
  const { t } = useTranslation('billing');
  return (
    <div className="landing">
      <Hero />
      <Windows />
      <ProblemAndSolution />
      <InsideLesson />
      <PathSection />
      <section aria-labelledby="plans" className="landing-plans wrap">
        <div data-for="visitor parent admin">
          <h2 id="plans">{t('pricing.title')}</h2>
          <p className="landing-lead">{t('pricing.lead')}</p>
        </div>
        <PlanPanels heading="h3" />
      </section>
      <MoreCards />
      <FaqSection entries={faq} title={t('questions.title')} />
      <FinalCall />
    </div>
  );
}

function ProblemAndSolution() {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="why" className="landing-why wrap">
      <h2 id="why">{t('problem.title')}</h2>
      <div className="landing-lead">
        <p>{t('problem.text')}</p>
        <p>{t('solution.text')}</p>
      </div>
    </section>
  );
}
