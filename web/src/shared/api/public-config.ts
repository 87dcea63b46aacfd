import { useQuery } from '@tanstack/react-query';
import { useClientValue } from '../use-client-value.ts';
import { send } from './send.ts';

/** What the operator has set and a page may show; from `/config.json`. */
export interface PublicConfig {
  supportEmail: string | null;
  socialImageUrl: string | null;
  socialUrl: string | null;
  /** The outside services that a stand-in replaces here, such as `mail` or `payments`. */
  standIns: readonly string[];
  demo: boolean;
}

const nothingSet: PublicConfig = {
  supportEmail: null,
  socialImageUrl: null,
  socialUrl: null,
  standIns: [],
  demo: false,
};

/** The operator's settings; nothing is set until they are known, and offline. */
export function usePublicConfig(): PublicConfig {
  const { data } = useQuery({
    queryKey: ['public-config'],
    queryFn: async () => ({ ...nothingSet, ...((await send('GET', '/config.json')) as object) }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  // React wakes the frame of a page before what lies in it: an answer in between would not fit the HTML still asleep.
  const awake = useClientValue(() => true);
  return (awake && data) || nothingSet;
}
