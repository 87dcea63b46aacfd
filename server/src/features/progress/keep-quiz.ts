import { randomUUID } from 'node:crypto';
import type { saveQuizResult } from '@pius/contracts/progress.ts';
import { decideModuleAccess, type ModuleAccess } from '@pius/domain/account/module-access.ts';
import type { Language } from '@pius/domain/language.ts';
import { actTime } from '@pius/domain/progress/act-time.ts';
import { gradeQuiz } from '@pius/domain/progress/grading.ts';
import { gather } from '../../db/gather.ts';
import { isOutOfReach } from '../../db/out-of-reach.ts';
import { type Connection, inTwoTrips } from '../../db/statement.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { KnownAccount } from '../../platform/sign-in/account-of-user.ts';
import { type Access, accessIn } from '../course/access.ts';
import { requireOpen } from '../course/policy.ts';
import { childOf } from './policy.ts';
import { presentBadges } from './present.ts';
import {
  askQuizFacts,
  holdChildren,
  holdFreeChildren,
  type KeptQuiz,
  type QuizFacts,
  writeQuizzes,
} from './quiz-statements.ts';
import { hashOfBody, limitsOfDay, sameAnswer } from './received.ts';
import { badgesOf, standingOf, timeOf } from './record.ts';
import { type BodyOf, lessonOf, type Source } from './write-progress.ts';

type Body = BodyOf<typeof saveQuizResult>;
type Graded = ReturnType<typeof gradeQuiz>;
type Answer = Graded & {
  id: string;
  lesson: string;
  lesson_percentage: number;
  completed: boolean;
  new_badges: ReturnType<typeof presentBadges>;
};

/** Far more than a child takes: every lesson several times. */
const mostQuizzesADay = 200;

/** A quiz that is to be kept, with all that can be told of it without the database. */
interface SentQuiz {
  child: KnownAccount;
  now: Date;
  body: Body;
  bodyHash: string;
  language: Language;
  lessonId: string;
  lesson: ReturnType<typeof lessonOf>['lesson'];
  open: ModuleAccess;
}

/**
 * Makes what grades and keeps a quiz, once per key. Quizzes that come at once are kept in one transaction of two
 * trips to the database. In: what opens modules to the caller; a lesson that was begun stays open. Out: the
 * grade, and what it earned.
 * @see docs/requirements.md#r-sent-again
 * @see docs/decisions/0021-writes-and-sessions-together.md
 */
export function createQuizKeeper(house: House) {
  const keep = gather({
    atOnce: 1,
    most: 32,
    apart: ({ child }: SentQuiz) => child.id,
    work: (quizzes) => keepTogether(house, quizzes),
    isOfSome: (error) => !isOutOfReach(error),
  });
  return async (source: Omit<Source, 'house'>, body: Body, access: Access | null = null) =>
    keep(sentQuiz({ ...source, house }, body, access));
}

function sentQuiz({ house, caller, now }: Source, body: Body, access: Access | null): SentQuiz {
  const child = childOf(caller);
  const language = body.language ?? child.language;
  const { id: lessonId, module, lesson } = lessonOf(house, body.lesson, language);
  const open = decideModuleAccess({ viewer: 'child', module, ...accessIn(caller, access) });
  return { child, now, body, bodyHash: hashOfBody(body), language, lessonId, lesson, open };
}

/**
 * Keeps the quizzes of different children. Throws, with nothing kept, where one of several is not to be kept or has to wait for
 * another write of its child, so that each may be answered by itself.
 */
async function keepTogether(
  { db, limiter }: House,
  quizzes: readonly SentQuiz[],
): Promise<Answer[]> {
  const [first] = quizzes;
  if (!first) return [];
  const isAlone = quizzes.length === 1;
  const children = quizzes.map(({ child }) => child.id);
  const hold = isAlone ? holdChildren : holdFreeChildren;
  const asked = JSON.stringify(
    quizzes.map(({ child, lessonId, body }) => ({ childId: child.id, lessonId, key: body.key })),
  );
  // In one order in all transactions, so that no two of them wait for each other.
  const limits = children
    .toSorted()
    .flatMap((child) =>
      limitsOfDay(child, [{ what: 'acts' }, { what: 'quizzes', count: mostQuizzesADay }]),
    );
  const ask = (on: Connection) =>
    Promise.all([
      hold(on, { children }),
      askQuizFacts(on, { asked }),
      limiter.together(limits, first.now, on),
    ]);
  return inTwoTrips(db, ask, ([heldRows, factRows, wait]) => {
    // Its child is not gone: another write holds it.
    if (!isAlone && heldRows.length < children.length) throw new Error('One of them has to wait.');
    const held = new Map(heldRows.map((row) => [row.childId, row]));
    const facts = new Map(factRows.map((row) => [row.childId, row]));
    const decided = quizzes.map((quiz) => {
      const { id } = quiz.child;
      return decide(quiz, { held: held.get(id), facts: facts.get(id), wait });
    });
    const outcome = decided.map(({ answer }) => answer);
    const kept = decided.flatMap((each) => each.kept ?? []);
    // Nothing is kept of a write that is known, not even that it came.
    if (kept.length === 0 && isAlone) return { write: null, outcome };
    if (kept.length < quizzes.length) throw new Error('One of them is known already.');
    const values = { children, kept: JSON.stringify(kept) };
    return { write: (on: Connection) => writeQuizzes(on, values), outcome };
  });
}

/** What becomes of a quiz: what is kept of it, nothing where it is known, and what it is answered. Throws where it is refused. */
function decide(
  { child, now, body, bodyHash, language, lessonId, lesson, open }: SentQuiz,
  known: {
    held: { lastActiveAt: Date | null; createdAt: Date } | undefined;
    facts: QuizFacts | undefined;
    wait: number;
  },
): { kept?: KeptQuiz; answer: Answer } {
  const { held, facts, wait } = known;
  if (!held || !facts) throw new AppError('session_expired');
  if (facts.known) return { answer: sameAnswer<Answer>(facts.known, bodyHash) };
  if (!facts.lessons.begun) requireOpen(open);
  if (wait > 0) throw new AppError('too_many_requests', { retryAfter: wait });
  const lastSync = held.lastActiveAt ?? held.createdAt;
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
  const kept = {
    ...{ id: answer.id, childId: child.id, lessonId, language, bodyHash, newBadges, answer },
    ...{ key: body.key, day: time.day, at: at.toISOString(), now: now.toISOString() },
    answers: body.answers,
    items: graded.items.map(({ id, correct }) => ({ id, correct })),
    ...{ score: graded.score, total: graded.total, percentage: graded.percentage },
    ...{ parts: standing.parts, lessonPercentage: standing.percentage },
    ...{ bestQuiz: standing.bestQuiz, completed: standing.completed },
  };
  return { kept, answer };
}

/** What follows from a quiz, by what was known before it: the lesson's standing, and badges newly earned. */
function foldQuiz(
  { lessons, ...facts }: QuizFacts,
  quiz: { lessonId: string; graded: Graded; day: string; today: string },
) {
  const { percentage } = quiz.graded;
  const standing = standingOf(lessons.parts ?? [], Math.max(lessons.bestQuiz ?? 0, percentage));
  const completed = new Set(lessons.completed);
  if (standing.completed) completed.add(quiz.lessonId);
  else completed.delete(quiz.lessonId);
  const days = [...new Set([...(facts.days ?? []), quiz.day])].sort();
  const perfect = lessons.perfect || percentage === 100;
  const earned = badgesOf({ completed, days, perfect, today: quiz.today });
  const newBadges = earned.filter((badge) => !facts.badges?.includes(badge));
  return { standing, newBadges };
}
