import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAbility } from '../../kit/stores/session';
import { useToggle } from '../../kit/stores/settings';
import { areas } from '../areas/areas';
import { homeOf } from '../areas/site-map';

/** The page after the sign-in; never a sample. */
export const useLanding = (): string => homeOf(areas, { ability: useAbility(), samples: false });

/** `/`: the sample with this address, if samples exist and are shown; otherwise redirects to the user's first page. */
export const Home = ({ children }: { readonly children?: ReactNode }) => {
  const landing = useLanding();
  const samples = useToggle('showSamples');
  // A new request for `/` while its area loads redirects again.
  const { key } = useLocation();
  return children && samples ? children : <Navigate key={key} to={landing} replace />;
};
