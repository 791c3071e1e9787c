/** Navigation from outside the routes: toasts are above them. */
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** The address of the outbox, which screens and messages of the kit link to. */
export const outboxPath = '/outbox';
/** Gate mode, without the frame. */
export const gatePath = '/gate';
export const helpPath = '/help';
export const noticesPath = '/help/notices';

let navigate: ((path: string) => void) | undefined;

/** Opens a page of the app. Does nothing without the frame, whose pages need a session. */
export const goTo = (path: string): void => navigate?.(path);

/** Used once, by the frame. */
export const useGoTo = (): void => {
  const current = useNavigate();
  useEffect(() => {
    navigate = (path) => void current(path);
    return () => {
      navigate = undefined;
    };
  }, [current]);
};
