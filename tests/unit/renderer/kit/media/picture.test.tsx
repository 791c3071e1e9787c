import type { MediaAddress } from '@contract/bridge/media';
import { ok } from '@contract/failure';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MediaBar } from '../../../../../renderer/kit/media/host-permission';
import { useMedia } from '../../../../../renderer/kit/media/media-state';
import { Picture } from '../../../../../renderer/kit/media/picture';
import { setNetwork } from '../../../../../renderer/kit/stores/network';
import { setSession } from '../../../../../renderer/kit/stores/session';
import { openKit, setBridge } from '../kit-page';

const own = 'app://pitwall/media/0123';
const needsPermission: MediaAddress = { state: 'needs-permission', host: 'cdn.example.com' };
const since = '2026-07-01T12:02:00.000Z';
let answers: Record<string, MediaAddress> = {};
const resolve = vi.fn(async ({ urls }: { readonly urls: readonly string[] }) =>
  ok(urls.map((url): MediaAddress => answers[url] ?? { state: 'refused' })),
);
const allow = vi.fn(async () => ok(true));
const cancel = vi.fn(async () => ok(null));

beforeEach(() => {
  useMedia.setState({ found: {}, declined: [] });
  setNetwork({ state: 'online', since });
  answers = {};
  resolve.mockClear();
  allow.mockClear();
  cancel.mockClear();
  setBridge(() => ok(null));
  Object.assign(window.bridge, { media: { resolve, allow, cancel } });
});

const show = (element: ReactElement) => openKit([{ path: '/', element }], '/');

describe('a picture', () => {
  it('is loaded from the app itself, with one call for all addresses on the page', async () => {
    answers = { '/a.png': { state: 'ready', address: own }, 'uploads/b.png': { state: 'ready', address: `${own}b` } };
    show(
      <>
        <Picture url="/a.png" alt="Logo" />
        <Picture url="uploads/b.png" alt="Banner" />
      </>,
    );
    expect(await screen.findByRole('img', { name: 'Logo' })).toHaveProperty('src', own);
    expect(screen.getByRole('img', { name: 'Banner' })).toHaveProperty('src', `${own}b`);
    expect(resolve).toHaveBeenCalledTimes(1);
  });

  it('that did not load is loaded again when the server, or the host of pictures, is back', async () => {
    answers = { '/a.png': { state: 'ready', address: own } };
    const { unmount } = show(<Picture url="/a.png" alt="Logo" />);
    const unavailable = 'Picture unavailable: Logo';
    const fail = async () => {
      // Its answer says whether a redirect led to a host that needs permission, under the address without a number.
      fireEvent.error(await screen.findByRole('img', { name: 'Logo' }));
      await waitFor(() => expect(useMedia.getState().found['/a.png']).toEqual(answers['/a.png']));
    };
    await fail();
    expect(await screen.findByRole('img', { name: unavailable })).toBeDefined();
    expect(useMedia.getState().failed).toEqual({ '/a.png': 1 });
    const unreachableHosts = [{ host: 'cdn.example.com', since }];
    act(() => setNetwork({ state: 'online', since, unreachableHosts }));
    act(() => setNetwork({ state: 'offline', since, unreachableHosts }));
    expect(screen.getByRole('img', { name: unavailable })).toBeDefined();
    act(() => setNetwork({ state: 'online', since, unreachableHosts }));
    expect(screen.getByRole('img', { name: 'Logo' })).toHaveProperty('src', `${own}?1`);
    expect(useMedia.getState().failed).toEqual({});
    await fail();
    await fail();
    expect(await screen.findByRole('img', { name: unavailable })).toBeDefined();
    act(() => setNetwork({ state: 'online', since }));
    expect(screen.getByRole('img', { name: 'Logo' })).toHaveProperty('src', `${own}?1`);
    unmount();
    expect(useMedia.getState().failed).toEqual({});
  });

  it('that is part of the response is shown without a request', () => {
    show(<Picture url="data:image/png;base64,AA==" alt="Logo" />);
    expect(screen.getByRole('img', { name: 'Logo' })).toHaveProperty('src', 'data:image/png;base64,AA==');
    expect(resolve).not.toHaveBeenCalled();
  });

  it('of another host is loaded only after the user agrees, with all pictures of that host', async () => {
    answers = { 'https://cdn.example.com/a.png': needsPermission, 'https://cdn.example.com/b.png': needsPermission };
    const { container } = show(
      <>
        <MediaBar />
        <Picture url="https://cdn.example.com/a.png" alt="" />
        <Picture url="https://cdn.example.com/b.png" alt="" />
      </>,
    );
    expect(await screen.findByText('Pictures from cdn.example.com are hidden.')).toBeTruthy();
    expect(container.querySelectorAll('img')).toHaveLength(0);
    answers = {
      'https://cdn.example.com/a.png': { state: 'ready', address: `${own}a` },
      'https://cdn.example.com/b.png': { state: 'ready', address: `${own}b` },
    };
    fireEvent.click(screen.getByRole('button', { name: 'Show…' }));
    await waitFor(() => expect(container.querySelectorAll('img')).toHaveLength(2));
    expect(allow).toHaveBeenCalledWith({ host: 'cdn.example.com' });
    expect(screen.queryByText('Pictures from cdn.example.com are hidden.')).toBeNull();
  });

  it('is not asked about again after "Not now"', async () => {
    answers = { 'https://cdn.example.com/a.png': needsPermission };
    show(
      <>
        <MediaBar />
        <Picture url="https://cdn.example.com/a.png" alt="" />
      </>,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByText(/are hidden/)).toBeNull());
    expect(allow).not.toHaveBeenCalled();
  });

  it('that cannot be drawn shows its name, and asks about the host of a redirect', async () => {
    answers = { '/photos/car%207.png': { state: 'ready', address: own } };
    show(<Picture url="/photos/car%207.png" alt="" />);
    await waitFor(() => expect(document.querySelector('img')).not.toBeNull());
    answers = { '/photos/car%207.png': needsPermission };
    fireEvent.error(document.querySelector('img') as HTMLImageElement);
    await waitFor(() => expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Hidden picture: car 7.png'));
    answers = {};
  });

  it('is requested again in the next session', async () => {
    answers = { '/a.png': { state: 'ready', address: own } };
    show(<Picture url="/a.png" alt="Logo" />);
    await screen.findByRole('img', { name: 'Logo' });
    answers = { '/a.png': { state: 'ready', address: `${own}new` } };
    setSession({ state: 'signed-out', mode: 'live', server: '', ability: [], keychain: 'ok', isStored: false });
    await waitFor(() => expect(screen.getByRole('img', { name: 'Logo' })).toHaveProperty('src', `${own}new`));
  });

  it('that is removed while it loads is cancelled, and later loads again by another address', async () => {
    answers = { '/slow.png': { state: 'ready', address: `${own}slow` } };
    const { unmount } = show(<Picture url="/slow.png" alt="Logo" />);
    await screen.findByRole('img', { name: 'Logo' });
    unmount();
    await waitFor(() => expect(cancel).toHaveBeenCalledWith({ addresses: [`${own}slow`] }));
    show(<Picture url="/slow.png" alt="Logo" />);
    expect(await screen.findByRole('img', { name: 'Logo' })).toHaveProperty('src', `${own}slow?1`);
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it('that has loaded, or that another element still needs, is not cancelled', async () => {
    answers = {
      '/came.png': { state: 'ready', address: `${own}came` },
      '/twice.png': { state: 'ready', address: `${own}twice` },
    };
    const first = show(
      <>
        <Picture url="/came.png" alt="Logo" />
        <Picture url="/twice.png" alt="First" />
      </>,
    );
    show(<Picture url="/twice.png" alt="Second" />);
    fireEvent.load(await screen.findByRole('img', { name: 'Logo' }));
    await screen.findByRole('img', { name: 'Second' });
    first.unmount();
    await Promise.resolve();
    await Promise.resolve();
    expect(cancel).not.toHaveBeenCalled();
  });
});
