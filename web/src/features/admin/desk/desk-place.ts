import { useParams } from 'react-router';

/** Where on the desk one is: what follows `/admin/`, without slashes at its ends. */
export function useDeskPlace(): string {
  const { '*': rest = '' } = useParams();
  return rest.replace(/^\/+|\/+$/g, '');
}

/** What follows the section in the address: the id of one thing of its list, or null on the list itself. */
export function useDeskId(): string | null {
  return useDeskPlace().split('/')[1] ?? null;
}
