import { families } from './cast/families.ts';
import { firstCenturies } from './cast/first-centuries.ts';
import { jesusAndHisFriends } from './cast/jesus-and-his-friends.ts';
import { kinds } from './cast/kinds.ts';
import { laterCenturies } from './cast/later-centuries.ts';
import { neighbors } from './cast/neighbors.ts';
import { oldTestament } from './cast/old-testament.ts';

/** Who is who: the clothes and the face by which a child knows somebody again. A scene may override anything. */
export const cast = {
  ...jesusAndHisFriends,
  ...oldTestament,
  ...kinds,
  ...firstCenturies,
  ...laterCenturies,
  ...families,
  ...neighbors,
} as const;
export type CastName = keyof typeof cast;
