import type { ChildProgress } from '@pius/contracts/progress.ts';
import { Award } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import type { CourseModule } from '../../course/next-lesson.ts';
import { lessonStatus } from './lesson-status.ts';

interface CertificateLinkProps {
  module: CourseModule;
  progress: ChildProgress;
  /** Set for a parent, who has to say whose it is. */
  childId?: string;
}

/** The way to a module's certificate, once all its lessons are done. */
export function CertificateLink({ module, progress, childId }: CertificateLinkProps) {
  const { t } = useTranslation('dashboard');
  const statuses = module.lessons.map(({ id }) =>
    lessonStatus(progress.lessons.find(({ lesson }) => lesson === id)),
  );
  if (statuses.some((status) => status !== 'completed')) return null;
  const path = `/certificate/${module.number}`;
  return (
    <ButtonLink
      aria-label={t('module.certificate-of', { title: module.title })}
      className="mt-3"
      to={childId ? `${path}?child=${childId}` : path}
    >
      <Award aria-hidden /> {t('module.certificate')}
    </ButtonLink>
  );
}
