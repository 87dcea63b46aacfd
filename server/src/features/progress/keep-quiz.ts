import { randomUUID } from 'node:crypto';
import type { saveQuizResult } from '@pius/contracts/progress.ts';
import { decideModuleAccess } from '@pius/domain/account/module-access.ts';
import { actTime } from '@pius/domain/progress/act-time.ts';
import { gradeQuiz } from '@pius/domain/progress/grading.ts';
import { type Connection, inTwoTrips } from '../../db/statement.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Access, accessIn } from '../course/access.ts';
import { requireOpen } from '../course/policy.ts';
import { childOf } from './policy.ts';
import { presentBadges } from './present.ts';
import { askQuizFacts, lockChild, type QuizFacts, writeQuiz } from './quiz-statements.ts';
import { hashOfBody, limitsOfDay, sameAnswer } from './received.ts';
import { badgesOf, standingOf, timeOf } from './record.ts';
import { type BodyOf, lessonOf, type Source } from './write-progress.ts';

type Body = BodyOf<typeof saveQuizResult>;

/** Far more than a child takes: every lesson several times. */
const mostQuizzesADay = 200;

/**
 * Grades and keeps a quiz, once per key (promise 3), in two trips to the database. In: what opens modules to the caller;
 * a lesson that was begun stays open. Out: the grade, and what it earned.
 */
export async function keepQuiz(source: Source, body: Body, access: Access | null = null) {
  const { house, caller, now } = source;
  const child = childOf(caller);
  const language = body.language ?? child.language;
  const { id: lessonId, module, lesson } = lessonOf(house, body.lesson, language);
  const open = decideModuleAccess({ viewer: 'child', module, ...accessIn(caller, access) });
  const bodyHash = hashOfBody(body);
  const limits = limitsOfDay(child.id, [
    { what: 'acts' },
    { what: 'quizzes', count: mostQuizzesADay },
  ]);
  const ask = (on: Connection) =>
    Promise.all([
      lockChild(on, { childId: child.id }),
      askQuizFacts(on, { childId: child.id, lessonId, key: body.key }),
      house.limiter.together(limits, now, on),
    ]);
  return inTwoTrips(house.db, ask, ([[locked], [facts], wait]) => {
    if (!locked || !facts) throw new AppError('session_expired');
    // Nothing is kept of a write that is known, not even that it came.
    if (facts.known) return { write: null, outcome: sameAnswer<Answer>(facts.known, bodyHash) };
    if (!facts.begun) requireOpen(open);
    if (wait > 0) throw new AppError('too_many_requests', { retryAfter: wait });
    const lastSync = locked.lastActiveAt ?? locked.createdAt;
    const at = actTime({ received: now, sentAt: body.sentAt, at: body.at, lastSync });
    const graded = gradeQuiz(lesson.quiz, body.answers, language);
    const time = timeOf(at, child.timeZone, now);
    const { standing, newBadges } = foldQuiz(facts, { lessonId, graded, ...time });
    const answer = {
      id: randomUUID(),
      lesson: lessonId,
      ...graded,
      lesson_percentage: standing.percentage,
      completed: standing.completed,
      new_badges: presentBadges(newBadges.map((badge) => ({ badge, earnedAt: now }))),
    };
    const values = {
      ...{ id: answer.id, childId: child.id, lessonId, language, at, now, bodyHash, newBadges },
      ...{ key: body.key, day: time.day, answer: JSON.stringify(answer) },
      answers: JSON.stringify(body.answers),
      items: JSON.stringify(graded.items.map(({ id, correct }) => ({ id, correct }))),
      ...{ score: graded.score, total: graded.total, percentage: graded.percentage },
      ...{ parts: standing.parts, lessonPercentage: standing.percentage },
      ...{ bestQuiz: standing.bestQuiz, completed: standing.completed },
    };
    return { write: (on: Connection) => writeQuiz(on, values), outcome: answer };
  });
}

type Graded = ReturnType<typeof gradeQuiz>;
type Answer = Graded & {
  id: string;
  lesson: string;
  lesson_percentage: number;
  completed: boolean;
  new_badges: ReturnType<typeof presentBadges>;
};

/** What follows from a quiz, by what was known before it: the lesson's standing, and badges newly earned. */
function foldQuiz(
  facts: QuizFacts,
  quiz: { lessonId: string; graded: Graded; day: string; today: string },
) {
  const { percentage } = quiz.graded;
  const standing = standingOf(facts.parts ?? [], Math.max(facts.bestQuiz ?? 0, percentage));
  const completed = new Set(facts.completed);
  if (standing.completed) completed.add(quiz.lessonId);
  else completed.delete(quiz.lessonId);
  const days = [...new Set([...(facts.days ?? []), quiz.day])].sort();
  const perfect = facts.perfect || percentage === 100;
  const earned = badgesOf({ completed, days, perfect, today: quiz.today });
  const newBadges = earned.filter((badge) => !facts.badges?.includes(badge));
  return { standing, newBadges };
}
