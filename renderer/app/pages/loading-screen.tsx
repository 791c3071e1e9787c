import { useText } from '../../kit/format/text';
import { Logo } from '../brand/logo';

/** The same as in `index.html`, which shows it until the first script has run. */
export const LoadingScreen = () => {
  const text = useText('app');
  return (
    <div className="loading" role="status">
      <Logo size={64} />
      <span className="loading-bar" />
      <p className="loading-text">{text('loading')}</p>
    </div>
  );
};
