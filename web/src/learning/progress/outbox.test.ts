import { expect, it } from 'vitest';
import { ApiError } from '@/ui/api/api-error.ts';
import { memoryMutationStorage } from './mutation-storage.ts';
import type { PendingMutation } from './mutations.ts';
import { createOutbox } from './outbox.ts';

const mutation = (key: string): PendingMutation => ({
  kind: 'part',
  key,
  at: '2026-01-01T10:00:00.000Z',
  lesson: '1-1',
  part: 'goals',
});
const offline = () => new ApiError(0, 'network_offline', '');

/** An outbox of one child, with a server that answers as told. */
function outboxWith(
  answer: (mutation: PendingMutation) => string | Promise<string>,
  learner = 'lucia',
) {
  const world = {
    storage: memoryMutationStorage(),
    signedIn: learner,
    asked: [] as string[],
    waiting: [] as string[],
    answers: [] as string[],
  };
  const outbox = createOutbox<string>({
    learner,
    storage: world.storage,
    send: async (sent) => {
      world.asked.push(sent.key);
      return answer(sent);
    },
    isSignedIn: async () => world.signedIn === learner,
    changed: (waiting) => {
      world.waiting = waiting.map(({ key }) => key);
    },
    answered: (sent, said) => {
      world.answers.push(`${sent.key} ${said}`);
    },
  });
  return { ...world, world, outbox };
}

it('an act is sent, answered and forgotten', async () => {
  const { outbox, world } = outboxWith(() => 'kept');
  expect(await outbox.put(mutation('a'))).toEqual({ kind: 'sent', answer: 'kept' });
  expect(world.waiting).toEqual([]);
  expect(world.answers).toEqual(['a kept']);
});

it('what was done offline waits and goes out later, in order, once', async () => {
  let online = false;
  const { outbox, world } = outboxWith(() => {
    if (!online) throw offline();
    return 'kept';
  });
  for (const key of ['a', 'b', 'c']) {
    expect(await outbox.put(mutation(key))).toMatchObject({
      kind: 'waiting',
      error: { code: 'network_offline' },
    });
  }
  expect(world.waiting).toEqual(['a', 'b', 'c']);
  world.asked.length = 0;
  online = true;
  await outbox.flush();
  await outbox.flush();
  expect(world.asked).toEqual(['a', 'b', 'c']);
  expect(world.waiting).toEqual([]);
});

it('what another page of the same child has sent waits here no longer', async () => {
  const { outbox, world, storage } = outboxWith(() => {
    throw offline();
  });
  await outbox.put(mutation('a'));
  expect(world.waiting).toEqual(['a']);
  await storage.remove('lucia', 'a');
  await outbox.flush();
  expect(world.waiting).toEqual([]);
});

it('what another page sends while this one is at its last is not shown as waiting', async () => {
  const { outbox, world, storage } = outboxWith(() => 'kept');
  const list = storage.list;
  for (const key of ['a', 'b']) await storage.add('lucia', mutation(key));
  storage.list = async (learner) => {
    const listed = await list(learner);
    // The other page's answer comes just after this one looked.
    if (listed.length === 1) await storage.remove(learner, 'b');
    return listed;
  };
  await outbox.flush();
  expect(world.asked).toEqual(['a']);
  expect(world.waiting).toEqual([]);
});

it('a fault of the server, too many calls or a lost session keep an act', async () => {
  for (const status of [401, 408, 429, 500, 503]) {
    const { outbox, world } = outboxWith(() => {
      throw new ApiError(status, 'x', '');
    });
    expect(await outbox.put(mutation('a'))).toMatchObject({ kind: 'waiting', error: { status } });
    expect(world.waiting).toEqual(['a']);
  }
});

it('an act that is refused for good makes room for the next', async () => {
  for (const status of [400, 403, 404, 409]) {
    let online = false;
    const { outbox, world } = outboxWith((sent) => {
      if (!online) throw offline();
      if (sent.key === 'a') throw new ApiError(status, 'x', '');
      return 'kept';
    });
    await outbox.put(mutation('a'));
    online = true;
    expect(await outbox.put(mutation('b'))).toEqual({ kind: 'sent', answer: 'kept' });
    expect(world.waiting).toEqual([]);
    expect(world.answers).toEqual(['b kept']);
  }
});

it('nothing is sent while somebody else is signed in', async () => {
  const { outbox, world } = outboxWith(() => 'kept');
  world.signedIn = 'marco';
  expect(await outbox.put(mutation('a'))).toEqual({ kind: 'waiting', error: null });
  expect(world.asked).toEqual([]);
  world.signedIn = 'lucia';
  await outbox.flush();
  expect(world.asked).toEqual(['a']);
});

it('siblings share a storage and never an act', async () => {
  const storage = memoryMutationStorage();
  await storage.add('lucia', mutation('a'));
  await storage.add('marco', mutation('b'));
  expect((await storage.list('lucia')).map(({ key }) => key)).toEqual(['a']);
  await storage.remove('marco', 'a');
  expect(await storage.list('lucia')).toHaveLength(1);
});

it('the same act put twice is kept once', async () => {
  const { outbox, world } = outboxWith(() => {
    throw offline();
  });
  await outbox.put(mutation('a'));
  await outbox.put(mutation('a'));
  expect(world.waiting).toEqual(['a']);
});

it('acts put at the same moment are never on their way together', async () => {
  let underWay = 0;
  let most = 0;
  const { outbox, world } = outboxWith(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await Promise.resolve();
    underWay -= 1;
    return 'kept';
  });
  await Promise.all(['a', 'b', 'c', 'd'].map((key) => outbox.put(mutation(key))));
  expect(most).toBe(1);
  expect(world.asked).toEqual(['a', 'b', 'c', 'd']);
});

it('where it cannot be asked who is signed in, acts wait', async () => {
  const storage = memoryMutationStorage();
  const outbox = createOutbox<string>({
    learner: 'lucia',
    storage,
    send: async () => 'kept',
    isSignedIn: () => Promise.reject(offline()),
    changed: () => undefined,
    answered: () => undefined,
  });
  expect(await outbox.put(mutation('a'))).toMatchObject({
    kind: 'waiting',
    error: { code: 'network_offline' },
  });
  expect(await storage.list('lucia')).toHaveLength(1);
});
