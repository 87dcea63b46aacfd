import { afterEach, expect, it, vi } from 'vitest';
import { awaitedCode } from '@/features/account/awaited-code.ts';
import { awaitedEmail } from '@/features/account/awaited-email.ts';
import { cachedFamily } from '@/features/account/cached-family.ts';
import { takeReturnPath } from '@/features/account/return-place.ts';
import { signUpDraft } from '@/features/account/sign-up-draft.ts';
import { withDraft } from '@/features/admin/blog/post-draft.ts';
import type { PostForm } from '@/features/admin/blog/post-form.ts';
import { savedChoice } from '@/features/billing/buy/saved-choice.ts';
import { readDraft, signsAnonymously } from '@/features/blog/comments/device-draft.ts';
import { readCachedReviews } from '@/features/course/review/cached-reviews.ts';
import { listDraft } from '@/features/family/class/list-draft.ts';
import { readCachedCourse } from '@/learning/course/cached-course.ts';
import { cachedLearners } from '@/learning/family/device-learners.ts';
import { isKeyOf, trySecret } from '@/learning/family/offline-keys.ts';
import { readCachedIllustrated } from '@/learning/lesson-media/illustrated.ts';
import { isModuleSaved } from '@/learning/lessons/saved-modules.ts';
import {
  childHere,
  offlineChildren,
  readCachedProgress,
} from '@/learning/progress/device-child.ts';
import { deviceMutations } from '@/learning/progress/device-mutations.ts';
import { takeFlushedTime } from '@/learning/progress/flushed-time.ts';
import { hasRefusedImport } from '@/learning/progress/import-device-progress.ts';
import { offlineChild } from '@/learning/session/offline-child.ts';
import { cookieChoice } from '@/learning/tracking/cookie-choice.ts';
import { hasHeldChild } from '@/learning/tracking/held-child.ts';
import { senderBefore } from '@/learning/tracking/tracked-sender.ts';
import { readPace } from '@/learning/voice/reading-pace.ts';
import { stubStorage } from '@/test/stub-storage.ts';

/** What an installation has saved before values had a type, as text, and how it is read. */
const savedOnDevice: [key: string, text: string, read: () => unknown, value: unknown][] = [
  ['last-child', 'lucia', childHere, 'lucia'],
  ['known-progress:lucia', '{"lessons":[]}', () => readCachedProgress('lucia'), { lessons: [] }],
  [
    'known-course:lucia',
    '{"language":"fr","modules":[]}',
    () => readCachedCourse('lucia', 'fr'),
    { language: 'fr', modules: [] },
  ],
  [
    'known-reviews:lucia',
    '{"language":"fr","items":[],"answers":[]}',
    () => readCachedReviews('lucia', 'fr')?.items,
    [],
  ],
  [
    'visitor-progress',
    '[{"key":"a","kind":"part"}]',
    deviceMutations,
    [{ key: 'a', kind: 'part' }],
  ],
  ['time-left:lucia', '[{"key":"a"}]', () => takeFlushedTime('lucia'), [{ key: 'a' }]],
  ['import-refused:lucia', '2026-01-01T10:00:00.000Z', () => hasRefusedImport('lucia'), true],
  ['saved-modules:lucia', 'en:2 fr:3', () => isModuleSaved('lucia', 'fr', 3), true],
  [
    'illustrated',
    '1-1 1-2|2-1',
    readCachedIllustrated,
    { pictured: ['1-1', '1-2'], recorded: ['2-1'] },
  ],
  ['offline-key:lucia', '{"mark":"m","language":"fr","ways":{}}', offlineChildren, ['lucia']],
  [
    'offline-key:lucia',
    '{"mark":"m","language":"fr","ways":{}}',
    () => isKeyOf('lucia', 'n'),
    false,
  ],
  ['offline-child', '{"id":"lucia","name":"Lucia"}', () => offlineChild()?.name, 'Lucia'],
  ['offline-child', '', offlineChild, null],
  ['family-device', '[]', cachedLearners, []],
  ['family-device', '', cachedLearners, null],
  [
    'remembered-family',
    '{"parentEmail":"anna@example.org","names":["Lucia"]}',
    () => cachedFamily.get()?.names,
    ['Lucia'],
  ],
  ['cookie_consent', 'declined', cookieChoice, 'declined'],
  ['captured_email_for_tracking', 'a@b.org', () => senderBefore().email, 'a@b.org'],
  ['child_here', '1', hasHeldChild, true],
  ['reading_pace', 'slow', readPace, 'slow'],
  ['wanted_place', '/subscription?plan=annual', takeReturnPath, '/subscription?plan=annual'],
  [
    'post-words:anna:p1',
    '{"shared":null,"texts":{"fr":{"texts":{"title":"Bonjour"},"basedOn":3}}}',
    () => withDraft({ userId: 'anna', postId: 'p1' }, {} as PostForm),
    { texts: { fr: { title: 'Bonjour' } }, basedOn: { fr: 3 } },
  ],
  ['comments anna', '{"anonymous":false,"drafts":{}}', () => signsAnonymously('anna'), false],
  [
    'comments anna',
    '{"anonymous":true,"drafts":{"p":{"text":"Thanks","key":"k","sent":false,"at":1}}}',
    () => readDraft('anna', 'p')?.text,
    'Thanks',
  ],
];

const savedInTab: typeof savedOnDevice = [
  ['awaited-email', 'anna@example.org', awaitedEmail, 'anna@example.org'],
  ['awaited-code', '99999999999999 anna@example.org', awaitedCode, 'anna@example.org'],
  ['sign-up', '{"email":"anna@example.org"}', signUpDraft, { email: 'anna@example.org' }],
  ['buying', '{"plan":"annual","children":["lucia"]}', () => savedChoice().plan, 'annual'],
  [
    'class-list',
    '{"owner":"anna","text":"Lucia","age":"8"}',
    () => listDraft('anna').text,
    'Lucia',
  ],
];

afterEach(() => vi.unstubAllGlobals());

it.each(savedOnDevice)('%s, saved before as %j, is read', (key, text, read, value) => {
  vi.stubGlobal('document', { cookie: '' });
  stubStorage().set(key, text);
  expect(read()).toEqual(value);
});

it.each(savedInTab)('%s of a tab, saved before as %j, is read', (key, text, read, value) => {
  stubStorage('sessionStorage').set(key, text);
  expect(read()).toEqual(value);
});

it('guesses counted before still make a child wait', async () => {
  const saved = stubStorage();
  const way = { salt: '', rounds: 1, hash: '' };
  saved.set(
    'offline-key:lucia',
    JSON.stringify({ mark: 'm', language: 'fr', ways: { password: way } }),
  );
  saved.set('offline-guesses:lucia', '{"count":3,"at":1000}');
  expect(await trySecret('lucia', { password: 'x' }, 1000)).toMatchObject({ kind: 'wait' });
});
