import { useLoaderData } from 'react-router';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import type { Page, PageFront } from '@/ui/text/page-file.ts';
import { loadPage } from './load-page.ts';
import { TextPage } from './text-page.tsx';

export const handle: RouteHandle = { page: 'privacy' };
export const loader = loadPage<PageFront>;
export const clientLoader = loadPage<PageFront>;

export default function PrivacyPage() {
  return <TextPage page={useLoaderData<Page>()} />;
}
