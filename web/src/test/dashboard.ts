import type { CallOutput } from '@/ui/api/call.ts';
import { exampleCourse } from './course.ts';
import { answerFamily, exampleChild } from './family.ts';
import { answer, answerPath } from './network.ts';
import { exampleProgress } from './progress.ts';

type Child = ReturnType<typeof exampleChild>;
type WeeklyEmail = CallOutput<'GET /rest/v1/account/saturday-letter'>;

/** A choice about the letter of each Saturday: none so far, so that it is offered. */
export const noWeeklyEmail: WeeklyEmail = {
  on: false,
  wanted_at: null,
  stopped_at: null,
  offer_away: false,
  saturday: '2026-11-28',
};

/** Answers what the dashboard of a parent asks beside the family itself, and the family. */
export function answerDashboard(children: Child[] = [exampleChild()]): void {
  answerFamily(children);
  answer('GET /rest/v1/children/progress', {
    items: children.map(({ id, name }) => exampleProgress({ child_id: id, name })),
    next: null,
  });
  answer('GET /rest/v1/course', exampleCourse());
  answer('GET /rest/v1/account/consents', { items: [], next: null });
  answer('GET /rest/v1/account/saturday-letter', {
    ...noWeeklyEmail,
    on: true,
    wanted_at: '2026-01-01',
  });
  answer('GET /rest/v1/family-devices', { items: [], next: null });
  answer('GET /rest/v1/saints/{date}', ({ params }) => ({
    date: params.date ?? '',
    language: 'en' as const,
    id: 'saint-nicholas',
    name: 'Saint Nicholas',
    feastDay: 'December 6',
    born: null,
    died: '343',
    bio: 'He was bishop of Myra.',
    virtues: 'Charity',
    heroism: 'He gave in secret.',
    contributions: 'Children know him.',
    source: 'The Roman Martyrology',
    reader: null,
    picture: { id: 'saint-nicholas', alt: 'A bishop with three bags of gold.' },
  }));
  answer('GET /rest/v1/trivia/{date}', ({ params }) => ({
    date: params.date ?? '',
    language: 'en' as const,
    teaser: {
      id: '1-1-q1',
      lesson: '1-1',
      lessonTitle: 'Introduction to the Course',
      question: 'Who is God?',
      choices: ['A pure Spirit', 'A star', 'A king', 'An angel'],
    },
    questions: null,
    round: null,
  }));
  // What comes as it happens: nothing does, and the line stays open.
  answerPath('GET', '/realtime/v1/events', null, 200, new Promise(() => undefined));
}
