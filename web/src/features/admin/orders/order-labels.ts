import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/learning/plans/price.ts';
import { formatDate } from '@/learning/progress/overview/format.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import type { AdminOrder } from './use-order-list.ts';

/** How the parts of an order read in the admin's language. */
export function useOrderLabels() {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const money = (cents: number, { currency }: AdminOrder) => formatMoney(cents, currency, language);
  return {
    money,
    day: (instant: string) => formatDate(instant, language, 'medium'),
    /** What there still is to give back. */
    left: (order: AdminOrder) => money((order.paid_cents ?? 0) - order.refunded_cents, order),
    names: ({ children }: AdminOrder) =>
      new Intl.ListFormat(language).format(children.map(({ name }) => name)),
    email: ({ email }: AdminOrder) => email ?? t('nobody'),
  };
}

/** The columns of the file of orders: plain figures, so that a spreadsheet can reckon with them. */
export function useOrderCsv() {
  const { t } = useTranslation('orders');
  const labels = useOrderLabels();
  const dollars = (cents: number) => cents / 100;
  return {
    file: t('file'),
    headers: [
      t('field.number'),
      t('field.ordered'),
      t('field.paid-at'),
      t('field.email'),
      t('field.name'),
      t('field.plan'),
      t('field.children'),
      `${t('field.amount')} (USD)`,
      `${t('field.paid')} (USD)`,
      `${t('field.back')} (USD)`,
      t('field.state'),
      t('field.refund'),
      t('field.asked'),
      t('field.reason'),
      t('field.answer'),
      t('field.provider'),
      t('field.payment'),
    ],
    cells: (order: AdminOrder) => [
      order.id,
      order.created_at,
      order.paid_at ?? '',
      labels.email(order),
      order.parent_name ?? '',
      t(`plan.${order.subscription_type}`),
      labels.names(order),
      dollars(order.amount_cents),
      order.paid_cents === null ? '' : dollars(order.paid_cents),
      dollars(order.refunded_cents),
      t(`state.${order.state}`),
      order.refund ? t(`refund.${order.refund.state}`) : '',
      order.refund?.asked_at ?? '',
      order.refund?.reason ?? '',
      order.refund?.answer ?? '',
      order.provider ?? '',
      order.payment_id ?? '',
    ],
  };
}
