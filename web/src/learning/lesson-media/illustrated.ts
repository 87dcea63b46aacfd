import { deviceText } from '@/ui/device/device-value.ts';

const cached = deviceText('illustrated');

/**
 * The lessons that have pictures of their own, and those that have recordings, as the server told
 * last.
 */
export interface Illustrated {
  pictured: readonly string[];
  recorded: readonly string[];
}

/** Keeps what the server told, for when there is no network. */
export function cacheIllustrated({ pictured, recorded }: Illustrated): void {
  cached.set(`${pictured.join(' ')}|${recorded.join(' ')}`);
}

/** What the server told last; none where it never did. */
export function readCachedIllustrated(): Illustrated {
  const [pictured = '', recorded = ''] = (cached.get() ?? '').split('|');
  return { pictured: pictured.split(' '), recorded: recorded.split(' ') };
}
