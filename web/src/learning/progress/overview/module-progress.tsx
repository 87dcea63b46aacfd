import type { ChildProgress } from '@pius/contracts/progress.ts';
import type { CourseModule } from '../../course/next-lesson.ts';
import { CertificateLink } from './certificate-link.tsx';
import { ModuleRow } from './module-row.tsx';

interface ModuleProgressProps {
  modules: readonly CourseModule[];
  progress: ChildProgress;
}

/** The six modules of a child, a pane for each lesson, with the counts. */
export function ModuleProgress({ modules, progress }: ModuleProgressProps) {
  return (
    <ul className="divide-y-[1.5px] divide-rule">
      {modules.map((module) => (
        <li className="py-3.5" data-module={module.number} key={module.number}>
          <ModuleRow module={module} progress={progress} />
          <CertificateLink module={module} progress={progress} />
        </li>
      ))}
    </ul>
  );
}
