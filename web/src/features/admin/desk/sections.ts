import type { ParseKeys } from 'i18next';
import {
  BookCheck,
  BookOpenText,
  Gift,
  HandHeart,
  Images,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  MessagesSquare,
  Newspaper,
  ReceiptText,
  ScrollText,
  ShieldAlert,
  SpellCheck,
  TicketPercent,
  Undo2,
  Users,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';

/** One section of the desk: `/admin/<path>`, with whatever addresses it has below. */
export interface DeskSection {
  path: string;
  icon: LucideIcon;
  /** The key of its name in `desk.json`. */
  label: ParseKeys<'desk'> & `section.${string}`;
  /** What it shows below its name, fetched when it is opened. */
  page: ComponentType;
}

/**
 * The sections of the desk in the order of its navigation; `/admin` alone is the first of them.
 * @see docs/requirements.md#r-desk
 */
export const deskSections: readonly DeskSection[] = [
  {
    path: 'overview',
    icon: LayoutDashboard,
    label: 'section.overview',
    page: lazy(() =>
      import('../overview/overview-section.tsx').then((part) => ({
        default: part.OverviewSection,
      })),
    ),
  },
  {
    path: 'families',
    icon: Users,
    label: 'section.families',
    page: lazy(() =>
      import('../families/families-section.tsx').then((part) => ({
        default: part.FamiliesSection,
      })),
    ),
  },
  {
    path: 'refunds',
    icon: Undo2,
    label: 'section.refunds',
    page: lazy(() =>
      import('../orders/refunds-tab.tsx').then((part) => ({ default: part.RefundsTab })),
    ),
  },
  {
    path: 'orders',
    icon: ReceiptText,
    label: 'section.orders',
    page: lazy(() =>
      import('../orders/orders-tab.tsx').then((part) => ({ default: part.OrdersTab })),
    ),
  },
  {
    path: 'donations',
    icon: HandHeart,
    label: 'section.donations',
    page: lazy(() =>
      import('../giving/donations-tab.tsx').then((part) => ({ default: part.DonationsTab })),
    ),
  },
  {
    path: 'gifts',
    icon: Gift,
    label: 'section.gifts',
    page: lazy(() =>
      import('../giving/gifts-tab.tsx').then((part) => ({ default: part.GiftsTab })),
    ),
  },
  {
    path: 'coupons',
    icon: TicketPercent,
    label: 'section.coupons',
    page: lazy(() =>
      import('../giving/coupons-tab.tsx').then((part) => ({ default: part.CouponsTab })),
    ),
  },
  {
    path: 'blog',
    icon: Newspaper,
    label: 'section.blog',
    page: lazy(() =>
      import('../blog/blog-section.tsx').then((part) => ({ default: part.BlogSection })),
    ),
  },
  {
    path: 'comments',
    icon: MessagesSquare,
    label: 'section.comments',
    page: lazy(() =>
      import('../comments/comments-section.tsx').then((part) => ({
        default: part.CommentsSection,
      })),
    ),
  },
  {
    path: 'disclosures',
    icon: ShieldAlert,
    label: 'section.disclosures',
    page: lazy(() =>
      import('../disclosures-section.tsx').then((part) => ({ default: part.DisclosuresSection })),
    ),
  },
  {
    path: 'lessons',
    icon: BookOpenText,
    label: 'section.lessons',
    page: lazy(() =>
      import('../lessons/lessons-section.tsx').then((part) => ({ default: part.LessonsSection })),
    ),
  },
  {
    path: 'lesson-media',
    icon: Images,
    label: 'section.lesson-media',
    page: lazy(() =>
      import('../media/media-section.tsx').then((part) => ({ default: part.MediaSection })),
    ),
  },
  {
    path: 'mistakes',
    icon: SpellCheck,
    label: 'section.mistakes',
    page: lazy(() =>
      import('../mistakes/mistakes-section.tsx').then((part) => ({
        default: part.MistakesSection,
      })),
    ),
  },
  {
    path: 'readings',
    icon: BookCheck,
    label: 'section.readings',
    page: lazy(() =>
      import('../readings/readings-section.tsx').then((part) => ({
        default: part.ReadingsSection,
      })),
    ),
  },
  {
    path: 'audit',
    icon: ScrollText,
    label: 'section.audit',
    page: lazy(() =>
      import('../audit/audit-section.tsx').then((part) => ({ default: part.AuditSection })),
    ),
  },
  {
    path: 'second-factor',
    icon: KeyRound,
    label: 'section.second-factor',
    page: lazy(() =>
      import('../second-factor-section.tsx').then((part) => ({
        default: part.SecondFactorSection,
      })),
    ),
  },
];

/**
 * The section of an address below `/admin`; null where there is none.
 * @param rest - What follows `/admin/`, '' for `/admin` itself.
 */
export function deskSectionAt(rest: string): DeskSection | null {
  const [path] = rest.split('/');
  if (!path) return deskSections[0] ?? null;
  return deskSections.find((section) => section.path === path) ?? null;
}
