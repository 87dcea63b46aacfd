import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { answer, answerPath, cutOff } from '@/test/network.ts';
import { renderPart } from '@/test/render.tsx';
import { expectSays } from '@/test/says.ts';
import { say } from '@/test/words.ts';
import type { CallOutput } from '@/ui/api/call.ts';
import { Comments } from './comments.tsx';

type Thread = CallOutput<'GET /rest/v1/blog/posts/{slug}/comments'>['items'][number];

const post = 'POST /rest/v1/blog/posts/{slug}/comments';
const field = page.getByLabelText(say('blog:comments.write'), { exact: true });
const send = page.getByRole('button', { name: say('blog:comments.post'), exact: true });

const exampleComment = (text: string): Omit<Thread, 'replies'> => ({
  ...{ id: 'comment-1', parent_id: null, author: null, text, status: 'shown', own: true },
  ...{ removed_for: null, removed_words: null, edited_at: null, editable_until: null },
  ...{ created_at: '2026-11-01T09:00:00.000Z', reported: false },
});

/** Answers with comments of these words; what others write comes never. */
function answerComments(...texts: string[]): void {
  const items = texts.map((text) => ({ ...exampleComment(text), replies: [] }));
  answer('GET /rest/v1/blog/posts/{slug}/comments', {
    ...{ items, next: null, total: items.length, topic: 'post-1 en' },
  });
  answerPath('GET', '/realtime/v1/events', null, 200, new Promise(() => undefined));
}

const open = () => renderPart(<Comments language="en" slug="lamp" />, { viewer: 'parent' });

test('a comment that the network cuts off keeps its words, also over a reload, and is sent again as the same one', async () => {
  answerComments();
  const { unmount } = await open();
  await field.fill('What I meant to say.');
  const lost = cutOff(post);
  await send.click();
  const fault = page.getByRole('alert');
  await expectSays(fault, say('errors:comment_failed'));
  await expectSays(fault, say('blog:comments.kept'));
  await expectNoAxeViolations();
  await unmount();
  await open();
  await expect.element(field).toHaveValue('What I meant to say.');
  await expect.element(page.getByText(say('blog:comments.draft'))).toBeVisible();
  const sent = answer(post, () => {
    answerComments('What I meant to say.');
    return exampleComment('What I meant to say.');
  });
  await send.click();
  await expect.element(page.getByRole('article')).toMatchTextContent('What I meant to say.');
  await expect.element(field).toHaveValue('');
  expect(sent.map(({ body }) => body)).toEqual(lost.map(({ body }) => body));
});
