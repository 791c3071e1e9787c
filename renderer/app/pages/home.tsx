import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAbility } from '../../kit/stores/session';
import { useToggle } from '../../kit/stores/settings';
import { areas } from '../areas';
import { homeOf } from '../site-map';

/** Where a person starts after the sign-in: never a sample. */
export const useLanding = (): string => homeOf(areas, { ability: useAbility(), samples: false });

/** `/`: the sample that has this address, where samples are there and shown; else on to where the person starts. */
export const Home = ({ children }: { readonly children?: ReactNode }) => {
  const landing = useLanding();
  const samples = useToggle('showSamples');
  // Whoever asks for `/` again while its area still loads is led on again, by a new redirect.
  const { key } = useLocation();
  return children && samples ? children : <Navigate key={key} to={landing} replace />;
};
