import type { Course } from '@pius/contracts/course.ts';
import { useTranslation } from 'react-i18next';
import { Art } from '@/ui/art/art-image.tsx';
import { Button } from '@/ui/kit/button.tsx';
import { pressLook } from './press-look.ts';

interface TreasureProps {
  course: Course;
  onPress: () => void;
}

/**
 * The end of the road: open once all modules are completed; until then it says what opens it.
 * @see docs/requirements.md#r-quest-map
 */
export function Treasure({ course, onPress }: TreasureProps) {
  const { t } = useTranslation('map');
  const { modules } = course;
  const isOpen = course.treasure === 'unlocked';
  const done = modules.filter(({ state }) => state === 'completed').length;
  return (
    <li className="map-treasure" data-state={isOpen ? 'open' : 'locked'}>
      <Art alt="" name={isOpen ? 'treasure-open' : 'treasure-locked'} width={150} />
      <div className="map-plate">
        <h2>{t('treasure')}</h2>
        {isOpen ? (
          <>
            <p>{t('treasure.open')}</p>
            <Button block className={pressLook} onClick={onPress} size="kid" variant="gold">
              {t('treasure.open-it')}
            </Button>
          </>
        ) : (
          <>
            <p>{t('treasure.windows', { done, count: modules.length })}</p>
            <Button
              aria-describedby="treasure-lock"
              aria-label={t('treasure.locked.label')}
              block
              className={pressLook}
              locked
              onLockedPress={onPress}
              size="kid"
            >
              {t('locked')}
            </Button>
            <p className="mt-1" id="treasure-lock">
              {t('treasure.locked')}
            </p>
          </>
        )}
      </div>
    </li>
  );
}
