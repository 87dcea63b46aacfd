import { useQuery } from '@tanstack/react-query';
import { send } from '@/ui/api/send.ts';
import { useClientValue } from '@/ui/use-client-value.ts';
import { cacheIllustrated, readCachedIllustrated } from '../lesson-media/illustrated.ts';

/** What the operator has set and a page may show; from `/config.json`. */
export interface PublicConfig {
  /** Who runs the site, by name. */
  operatorName: string | null;
  supportEmail: string | null;
  socialImageUrl: string | null;
  socialUrl: string | null;
  /** The outside services that a stand-in replaces here, such as `mail` or `payments`. */
  standIns: readonly string[];
  demo: boolean;
  /** The lessons whose words an admin has published again, each as `1-2 fr`. */
  corrected: readonly string[];
  /** The lessons that have uploaded pictures, and those that have recordings. */
  pictured: readonly string[];
  recorded: readonly string[];
  /** Whether a model draws pictures to color by a wish. */
  coloringPictures: boolean;
}

const nothingSet: PublicConfig = {
  operatorName: null,
  supportEmail: null,
  socialImageUrl: null,
  socialUrl: null,
  standIns: [],
  demo: false,
  corrected: [],
  pictured: [],
  recorded: [],
  coloringPictures: false,
};

/**
 * The operator's settings; nothing is set until they are known, and offline, but for the lessons
 * with pictures that were told last.
 */
export function usePublicConfig(): PublicConfig {
  const { data } = useQuery({
    queryKey: ['public-config'],
    queryFn: async () => {
      const answer = { ...nothingSet, ...((await send('GET', '/config.json')) as object) };
      cacheIllustrated(answer);
      return answer;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  // React wakes the frame of a page before what lies in it: an answer in between would not fit the HTML still asleep.
  const isReady = useClientValue(() => true);
  if (!isReady) return nothingSet;
  return data ?? { ...nothingSet, ...readCachedIllustrated() };
}
