import { matchRoutes } from 'react-router-dom';
import type { Area } from '../../kit/area/area';
import { hasSamples } from '../../locales';
import { routesOf } from '../area-routes';
import { areas, loadSampleAreas } from '../areas';

const isIn = (all: readonly Area[], address: string): boolean =>
  matchRoutes(all.filter(({ public: open }) => !open).flatMap(routesOf), address) !== null;

/** Whether a signed-in user's screen has this address; whether the user may open it is for its guard to say. */
export const hasScreen = async (address: string): Promise<boolean> =>
  isIn(areas, address) || (hasSamples && isIn(await loadSampleAreas(), address));
