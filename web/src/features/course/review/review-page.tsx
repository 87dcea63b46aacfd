import { useLearner } from '@/learning/progress/use-learner.ts';
import { useSession } from '@/learning/session/use-session.ts';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { ChildrensReviews } from './childrens-reviews.tsx';
import { OwnReviews } from './own-reviews.tsx';
import '../quiz/quiz.css';
import '@/ui/accents/accent-keys.css';

export const handle: RouteHandle = {
  namespaces: ['review', 'quiz', 'word-games', 'progress'],
  page: 'review',
};

/**
 * Reviews: a child's own day of at most five; a parent is led to hear an own child's.
 * @see docs/requirements.md#r-reviews
 */
export default function ReviewPage() {
  const { viewer } = useSession();
  const language = useLanguage();
  const learner = useLearner();
  if (viewer !== 'child') return <ChildrensReviews />;
  const childId = learner?.kind === 'child' ? learner.id : null;
  return <OwnReviews childId={childId} key={`${childId} ${language}`} />;
}
