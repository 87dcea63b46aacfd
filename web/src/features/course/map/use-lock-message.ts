import { useTranslation } from 'react-i18next';
import type { CourseModule } from '@/learning/course/next-lesson.ts';

/** Says in words why a module is locked; nothing of one that is not. */
export function useLockMessage(): (module: CourseModule) => string {
  const { t } = useTranslation('map');
  return ({ reason, finishFirst }) =>
    reason === null ? '' : t(`reason.${reason}`, { number: finishFirst });
}
