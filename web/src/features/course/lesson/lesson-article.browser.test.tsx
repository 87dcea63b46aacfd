import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { exampleActivities, exampleLesson } from '@/test/lesson.ts';
import { answer } from '@/test/network.ts';
import { begunLesson, exampleProgress } from '@/test/progress.ts';
import { renderPart } from '@/test/render.tsx';
import { expectSays } from '@/test/says.ts';
import { say } from '@/test/words.ts';
import { LessonArticle } from './lesson-article.tsx';

const { matching, ordering, riddle, antonyms } = exampleActivities;
const activities = [matching, ordering, exampleActivities['true-false'], riddle, antonyms];
const lesson = exampleLesson({ id: '2-1', module: 2, activities });
// A child's time in a lesson is told as it leaves.
beforeEach(() => {
  answer('POST /rest/v1/progress/time', { seconds: 1 });
});

const bar = page.getByRole('progressbar', { name: say('lesson:progress.label') });

async function markRead(part: 'goals' | 'story'): Promise<void> {
  await page.getByRole('button', { name: say(`lesson:${part}.read`), exact: true }).click();
  await expect.element(page.getByText(say(`lesson:${part}.done`), { exact: true })).toHaveFocus();
}

test('what a visitor has read is checked, told as progress of this device, and there again after leaving', async () => {
  const screen = await renderPart(<LessonArticle lesson={lesson} />);
  await markRead('goals');
  await markRead('story');
  const words = say('lesson:progress.parts', { count: 2, total: 10, percentage: 25 });
  await expect.element(bar).toHaveAttribute('aria-valuetext', words);
  await expect.element(page.getByText(say('progress:status.device'))).toBeVisible();
  await expectNoAxeViolations();
  await screen.unmount();
  await renderPart(<LessonArticle lesson={lesson} />);
  await expect.element(bar).toHaveAttribute('aria-valuetext', words);
  await expect.element(page.getByText(say('lesson:story.done'), { exact: true })).toBeVisible();
});

test('two activities show, and two more at each press, the first of which takes the focus', async () => {
  await renderPart(<LessonArticle lesson={lesson} />);
  const cards = page
    .getByRole('region', { name: say('lesson:activities.title') })
    .getByRole('article');
  await expect.poll(() => cards.elements()).toHaveLength(2);
  const more = (count: number) =>
    page.getByRole('button', { name: say('lesson:activities.more', { count }), exact: true });
  await more(2).click();
  await expect.poll(() => cards.elements()).toHaveLength(4);
  expect(document.activeElement?.contains(cards.nth(2).element())).toBe(true);
  await more(1).click();
  await expect.poll(() => cards.elements()).toHaveLength(5);
  await expect.element(more(1)).not.toBeInTheDocument();
});

test('a lesson that a child has finished shows every part as done, and the best result of its quiz', async () => {
  const parts = [
    'goals',
    'story',
    'teaching',
    'vocabulary',
    ...activities.map(({ id }) => `activity:${id}`),
  ];
  const done = begunLesson({
    lesson: '2-1',
    parts: [...parts, 'quiz'],
    percentage: 100,
    completed: true,
    best_quiz: 80,
  });
  answer('GET /rest/v1/progress', exampleProgress({ lessons: [done] }));
  await renderPart(<LessonArticle lesson={lesson} />, { viewer: 'child' });
  const words = say('lesson:progress.parts', { count: 10, total: 10, percentage: 100 });
  await expect.element(bar).toHaveAttribute('aria-valuetext', words);
  await expect.element(page.getByText(say('lesson:progress.completed'))).toBeVisible();
  await expectSays(
    page.getByRole('region', { name: say('lesson:quiz.again-title') }),
    say('lesson:quiz.again-text', { percentage: 80 }),
  );
  await expectNoAxeViolations();
});

test.for(['visitor', 'parent', 'child'] as const)(
  'a %s reads where a lesson comes from',
  async (viewer) => {
    answer('GET /rest/v1/progress', exampleProgress());
    await renderPart(<LessonArticle lesson={lesson} />, { viewer });
    const source = page.getByLabelText(say('lesson:trust.label'));
    await expectSays(source, say('common:reference.book.compendium'));
    const status = page.getByText(say('lesson:trust.awaiting'), { exact: false });
    if (viewer === 'child') await expect.element(status).not.toBeVisible();
    else await expect.element(status).toBeVisible();
  },
);

test('the first picture stands above the story and comes first, the others at their paragraphs, each in its room', async () => {
  await renderPart(<LessonArticle lesson={lesson} />);
  const [above, within] = lesson.story.pictures;
  const first = page.getByRole('img', { name: above?.alt ?? '', exact: true });
  await expect.element(first).toHaveAttribute('fetchpriority', 'high');
  await expect.element(first).toHaveAttribute('loading', 'eager');
  const second = page.getByRole('img', { name: within?.alt ?? '', exact: true });
  await expect.element(second).toHaveAttribute('loading', 'lazy');
  const after = second.element().parentElement?.nextElementSibling;
  expect(after?.textContent).toBe(lesson.story.paragraphs[1]);
  for (const picture of [first, second]) {
    const shown = picture.element() as HTMLImageElement;
    await expect.poll(() => shown.complete && shown.naturalWidth > 0).toBe(true);
    expect(shown.width / shown.height).toBeCloseTo(800 / 480, 1);
  }
  await expectNoAxeViolations();
});

test('a lesson that was saved before it had pictures shows the window of its module', async () => {
  const { pictures: _, ...story } = lesson.story;
  await renderPart(<LessonArticle lesson={{ ...lesson, story: story as typeof lesson.story }} />);
  await expect
    .poll(() => document.querySelector('.lesson-picture[data-window] img'))
    .not.toBeNull();
});
