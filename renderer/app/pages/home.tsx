import { Navigate, useLocation } from 'react-router-dom';
import { useAbility } from '../../kit/session';
import { useSettings } from '../../kit/settings';
import { areas } from '../areas';
import { homeOf } from '../site-map';

/** `/`: the first area that the person may open. */
export const Home = () => {
  const ability = useAbility();
  const samples = useSettings(({ settings }) => settings?.showSamples ?? false);
  // Whoever asks for `/` again while its area still loads is led on again, by a new redirect.
  const { key } = useLocation();
  return <Navigate key={key} to={homeOf(areas, { ability, samples })} replace />;
};
