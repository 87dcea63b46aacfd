import { data } from 'react-router';

/** Every address that no page has (spec 2). */
export function clientLoader(): never {
  throw data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}
