import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { SessionView } from '../../../../preload/contract/bridge';
import { initialSettings } from '../../../../preload/contract/settings';
import { viewSettings } from '../../../../preload/contract/settings/user-settings';
import { useSession } from '../../../../renderer/kit/stores/session';
import { useSettings, useToggle } from '../../../../renderer/kit/stores/settings';

afterEach(() => {
  useSession.setState({ session: undefined });
  useSettings.setState({ settings: undefined });
});

const shows = (mode: SessionView['mode'], showSamples?: boolean): boolean => {
  useSession.setState({
    session: { state: 'signed-out', mode, server: '', ability: [], keychain: 'ok', isStored: false },
  });
  const chosen = showSamples === undefined ? {} : { showSamples };
  useSettings.setState({
    settings: { ...viewSettings(initialSettings, { fixed: {}, allowHttp: [] }), ...chosen },
  });
  return renderHook(() => useToggle('showSamples')).result.current;
};

it('shows the sample areas in the demo only, until the user chooses', () => {
  expect(shows('demo')).toBe(true);
  expect(shows('live')).toBe(false);
});

it('shows or hides the sample areas in both modes as the user chose', () => {
  for (const mode of ['demo', 'live'] as const)
    for (const chosen of [true, false]) expect(shows(mode, chosen)).toBe(chosen);
});
