import type { Course } from '@pius/contracts/course.ts';
import { useTranslation } from 'react-i18next';
import { moduleEmblem } from '@/learning/course/module-art.ts';
import { Art } from '@/ui/art/art-image.tsx';
import { Button } from '@/ui/kit/button.tsx';
import { Dialog } from '@/ui/kit/dialog.tsx';

interface TreasureDialogProps {
  modules: Course['modules'];
  onClose: () => void;
}

/** What opens the treasure: the six windows, and which of them are lit. */
export function TreasureDialog({ modules, onClose }: TreasureDialogProps) {
  const { t } = useTranslation('map');
  return (
    <Dialog
      closeLabel={t('close')}
      description={t('treasure.how')}
      footer={
        <Button onClick={onClose} size="kid">
          {t('lock.back')}
        </Button>
      }
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      open
      title={t('treasure')}
    >
      <ul className="grid gap-2 sm:grid-cols-2">
        {modules.map(({ number, title, state }) => (
          <li className="flex items-center gap-3" key={number}>
            <Art
              alt=""
              className={state === 'completed' ? 'flex-none' : 'unlit flex-none'}
              name={moduleEmblem(number)}
              width={52}
            />
            <span className="min-w-0">
              <b className="block hyphens-auto leading-tight">{title}</b>
              <span className="text-ink-soft text-ui">
                {t(state === 'completed' ? 'key.lit' : 'key.unlit')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
