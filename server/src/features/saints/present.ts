import type { SaintView } from '@pius/contracts/saints.ts';
import type { Saint } from '@pius/domain/saints/saint.ts';

/** A saint as it may leave the server. */
export function presentSaint(
  saint: Saint,
  { date, language, reader, picture }: Pick<SaintView, 'date' | 'language' | 'reader' | 'picture'>,
): SaintView {
  const { id, name, feastDay, born, died, bio, virtues, heroism, contributions, source } = saint;
  return {
    date,
    language,
    id,
    name,
    feastDay,
    born: born === undefined ? null : String(born),
    died: died === undefined ? null : String(died),
    bio,
    virtues,
    heroism,
    contributions,
    source,
    reader,
    picture,
  };
}
