import { splitLanguagePrefix } from '@pius/domain/language.ts';
import { data, Outlet } from 'react-router';

/** `:lang?` takes any first part of an address; only ours are languages. Thrown while building and in the browser alike. */
function refuseOther({ params, url }: { params: { lang?: string }; url: URL }): null {
  if (params.lang && !splitLanguagePrefix(url.pathname).language) throw data(null, { status: 404 });
  return null;
}

export const loader = refuseOther;
export const clientLoader = refuseOther;

export default function LanguageRoute() {
  return <Outlet />;
}
