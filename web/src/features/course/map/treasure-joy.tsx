import type { Course } from '@pius/contracts/course.ts';
import { Award } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { moduleEmblem } from '@/learning/course/module-art.ts';
import { Art } from '@/ui/art/art-image.tsx';
import { Button } from '@/ui/kit/button.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { Dialog } from '@/ui/kit/dialog.tsx';
import './treasure-joy.css';

interface TreasureJoyProps {
  course: Course;
  onClose: () => void;
}

/**
 * The treasure opens: the chest with the six windows round it, and the way to the certificate.
 * @see docs/requirements.md#r-quest-map
 */
export function TreasureJoy({ course, onClose }: TreasureJoyProps) {
  const { t } = useTranslation('map');
  return (
    <Dialog
      closeLabel={t('close')}
      description={t('treasure.joy.text', { count: course.overall.lessonsTotal })}
      footer={
        <>
          <ButtonLink size="kid" to="/certificate/treasure" variant="gold">
            <Award aria-hidden /> {t('treasure.certificate')}
          </ButtonLink>
          <Button onClick={onClose} size="kid" variant="quiet">
            {t('lock.back')}
          </Button>
        </>
      }
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      open
      title={t('treasure.joy')}
    >
      <div aria-hidden className="joy">
        {course.modules.map(({ number }) => (
          <span className="joy-window" data-place={number} key={number}>
            <Art alt="" name={moduleEmblem(number)} priority width={64} />
          </span>
        ))}
        <span className="joy-chest">
          <Art alt="" name="treasure-open" priority width={180} />
        </span>
      </div>
    </Dialog>
  );
}
