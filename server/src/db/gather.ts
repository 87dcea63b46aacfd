/** After so many milliseconds a group holds up no others: it may wait for a lock, or on a connection that is lost. */
const mostHeldUp = 50;

/** Work that costs less for several at once than for one after the other. */
interface Gathered<Item, Outcome> {
  /** How many groups are under way at once. */
  atOnce: number;
  /** How many are in a group at most. */
  most: number;
  /** What no two that are under way may share. */
  apart?: (item: Item) => string;
  /** Does it for all of a group, or throws and has done nothing. Out: what came of each, in their order. */
  work: (items: readonly Item[]) => Promise<readonly Outcome[]>;
  /** Whether what was thrown may be the fault of some only. Unless it is, it is thrown for all of the group. */
  isOfSome?: (error: unknown) => boolean;
}

interface Waiting<Item, Outcome> {
  item: Item;
  done: (outcome: Outcome) => void;
  failed: (error: unknown) => void;
}

/**
 * Does together what is asked for in the same breath or while others are under way; who comes alone is served at once.
 * A fault of one is not the others': where a group fails by it, each is served by itself. Out: what takes an item and
 * answers with what came of it, or throws what was thrown for it.
 * @see docs/requirements.md#r-shared-trips
 */
export function gather<Item, Outcome>({
  atOnce,
  most,
  apart,
  work,
  isOfSome,
}: Gathered<Item, Outcome>) {
  let waiting: Waiting<Item, Outcome>[] = [];
  let underWay = 0;
  let isBeginning = false;
  const taken = new Set<string>();

  const nextGroup = () => {
    const group: Waiting<Item, Outcome>[] = [];
    const left: Waiting<Item, Outcome>[] = [];
    for (const each of waiting) {
      const own = apart?.(each.item);
      const isFree = group.length < most && (own === undefined || !taken.has(own));
      if (isFree && own !== undefined) taken.add(own);
      (isFree ? group : left).push(each);
    }
    waiting = left;
    return group;
  };
  const serve = async (group: readonly Waiting<Item, Outcome>[]): Promise<void> => {
    try {
      const outcomes = await work(group.map(({ item }) => item));
      for (const [index, { done }] of group.entries()) done(outcomes[index] as Outcome);
    } catch (error) {
      if (group.length > 1 && isOfSome?.(error)) {
        await Promise.all(group.map((each) => serve([each])));
        return;
      }
      for (const { failed } of group) failed(error);
    }
    if (apart) for (const { item } of group) taken.delete(apart(item));
    beginSoon();
  };
  const takeNext = async (group: readonly Waiting<Item, Outcome>[]) => {
    underWay += 1;
    let isHeld = true;
    const letGo = () => {
      if (!isHeld) return;
      isHeld = false;
      underWay -= 1;
      beginSoon();
    };
    const patience = setTimeout(letGo, mostHeldUp);
    await serve(group);
    clearTimeout(patience);
    letGo();
  };
  const beginSoon = () => {
    if (isBeginning || waiting.length === 0) return;
    isBeginning = true;
    // All that has come by now is looked at first, so that it goes in one group.
    setImmediate(() => {
      isBeginning = false;
      while (underWay < atOnce) {
        const group = nextGroup();
        if (group.length === 0) return;
        void takeNext(group);
      }
    });
  };
  return (item: Item) =>
    new Promise<Outcome>((done, failed) => {
      waiting.push({ item, done, failed });
      beginSoon();
    });
}
