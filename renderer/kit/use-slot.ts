/** A slot of an area's definition: a component that is loaded when it is first drawn. */
import { type ComponentType, lazy, useMemo } from 'react';

export const useSlot = <Name extends string, P extends object>(
  load: (() => Promise<{ readonly [N in Name]: ComponentType<P> }>) | undefined,
  name: Name,
): ComponentType<P> | undefined =>
  useMemo(
    () => (load ? (lazy(async () => ({ default: (await load())[name] })) as unknown as ComponentType<P>) : undefined),
    [load, name],
  );
