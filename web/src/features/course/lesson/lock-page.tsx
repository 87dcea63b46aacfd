import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lessonOutsideQuery } from '@/learning/lessons/lesson-query.ts';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { LockedState } from '@/ui/kit/page-states.tsx';
import { lessonPath, loginPath } from '@/ui/paths.ts';
import { GoalsSection } from './goals-section.tsx';
import { GrownUpsSection } from './grown-ups-section.tsx';
import { TeachingSection, VocabularySection } from './teaching-sections.tsx';
import { windowOf } from './window-of.ts';
import './lesson-lock.css';
import './lesson.css';

interface LockPageProps {
  /** The code the lesson was refused with: `lesson_locked_…`. */
  code: string;
  question: Parameters<typeof lessonOutsideQuery>[0];
}

/**
 * A lesson that is not open: who can open it, and what of it everybody may read; a parent gets words and help
 * besides. A child is never shown a price.
 */
export function LockPage({ code, question }: LockPageProps) {
  const { t } = useTranslation('lesson');
  const { data } = useQuery(lessonOutsideQuery(question));
  const { module, lesson } = question;
  return (
    <div data-module={module}>
      <header className="lesson-lock">
        <div className="wrap">
          {data ? (
            <p className="lesson-lock-place">
              {data.moduleTitle} <b>{data.title}</b>
            </p>
          ) : null}
          <LockedState
            action={<LockAction code={code} returnTo={lessonPath(module, lesson)} />}
            art={windowOf(module)}
            heading="h1"
            text={t(`lock.text-${whoOf(code)}`, { module })}
            title={t(`lock.title-${whoOf(code)}`)}
          />
        </div>
      </header>
      {data ? (
        <div className="lesson-sections lesson-outside wrap">
          <GoalsSection goals={data.goals} />
          <TeachingSection teaching={data.teaching} />
          {data.vocabulary ? <VocabularySection vocabulary={data.vocabulary} /> : null}
          {data.forGrownUps ? <GrownUpsSection words={data.forGrownUps} /> : null}
        </div>
      ) : null}
    </div>
  );
}

function whoOf(code: string): 'child' | 'visitor' | 'parent' {
  if (code === 'lesson_locked_sign_in') return 'visitor';
  return code === 'lesson_locked_children_only' ? 'parent' : 'child';
}

function LockAction({ code, returnTo }: { code: string; returnTo: string }) {
  const { t } = useTranslation('lesson');
  if (whoOf(code) !== 'visitor') {
    return (
      <ButtonLink size="kid" to="/quest-map">
        {t('lock.map')}
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink size="kid" to={loginPath(returnTo)} variant="gold">
        {t('lock.login')}
      </ButtonLink>
      <ButtonLink size="kid" to="/signup">
        {t('lock.signup')}
      </ButtonLink>
    </>
  );
}
