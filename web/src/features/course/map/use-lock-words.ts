import { useTranslation } from 'react-i18next';
import type { CourseModule } from '@/shared/course/next-lesson.ts';

/** Why a module is locked, in words; empty for one that is not. */
export function useLockWords({ reason, finishFirst }: CourseModule): string {
  const { t } = useTranslation('map');
  if (reason === null) return '';
  return t(`reason.${reason}`, { number: finishFirst });
}
