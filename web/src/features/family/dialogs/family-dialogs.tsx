import type { FamilyTask } from '../family-task.ts';
import { AddChildDialog } from './add-child-dialog.tsx';
import { ChildPasswordDialog } from './child-password-dialog.tsx';
import { ChildSettingsDialog } from './child-settings-dialog.tsx';
import { DeleteChildDialog } from './delete-child-dialog.tsx';
import { EditChildDialog } from './edit-child-dialog.tsx';
import { PauseDialog } from './pause-dialog.tsx';
import { PicturesDialog } from './pictures-dialog.tsx';

interface FamilyDialogsProps {
  task: FamilyTask;
  onClose: () => void;
}

/** The window of what the parent is doing. */
export function FamilyDialogs({ task, onClose }: FamilyDialogsProps) {
  switch (task.kind) {
    case 'add':
      return <AddChildDialog onClose={onClose} />;
    case 'edit':
      return <EditChildDialog child={task.child} onClose={onClose} />;
    case 'settings':
      return <ChildSettingsDialog child={task.child} onClose={onClose} />;
    case 'pictures':
      return <PicturesDialog child={task.child} onClose={onClose} />;
    case 'pause':
      return <PauseDialog child={task.child} onClose={onClose} />;
    case 'password':
      return <ChildPasswordDialog child={task.child} onClose={onClose} />;
    case 'delete':
      return <DeleteChildDialog child={task.child} onClose={onClose} />;
  }
}
