import { allows, type Needs } from '@contract/ability';
import { lazy, type ReactNode, Suspense } from 'react';
import { useAbility } from '../../kit/stores/session';

const Refused = lazy(async () => ({ default: (await import('./refused')).Refused }));

interface GuardProps {
  /** The permissions that the area and the route require. */
  readonly needs: readonly Needs[];
  readonly children: ReactNode;
}

/** Shows a page, or the missing permission. */
export const Guard = ({ needs, children }: GuardProps) => {
  const ability = useAbility();
  const missing = needs.find((need) => !allows(ability, need));
  return missing ? (
    <Suspense>
      <Refused missing={missing} />
    </Suspense>
  ) : (
    children
  );
};
