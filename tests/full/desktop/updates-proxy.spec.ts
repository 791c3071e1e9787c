/** Updates through a proxy that asks for a sign-in, on a real Electron with the real library. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { clickMenuItem } from '../../support/application-menu';
import { button } from '../../support/area-actions';
import { createIssuer, makeCertificate, noTrustStore, trustIssuer } from '../../support/certificates';
import { test } from '../../support/desktop';
import { proxyDialog, signInScreen } from '../../support/page-objects';
import { startProxy } from '../../support/proxy-server';
import { fakeAppImage, startUpdateServer } from '../../support/update-server';

test('a proxy that asks gets the sign-in of the app, and without one an update says so (SEC-65)', async ({
  start,
  folder,
}) => {
  test.skip(noTrustStore !== undefined, noTrustStore);
  const appImage = join(folder, 'Pitwall.AppImage');
  await writeFile(appImage, 'the program of before');
  const host = 'updates.pitwall.test';
  const issuer = createIssuer('Paddock Root');
  trustIssuer(folder, issuer);
  const dates = { from: '20250101000000Z', to: '20991231000000Z' };
  const updates = await startUpdateServer(makeCertificate({ host, ...dates, issuer }));
  updates.offer({ version: '0.2.0' });
  const proxy = await startProxy({ hosts: { [host]: Number(new URL(updates.url).port) }, account: 'jane:canary' });
  try {
    const policy = join(folder, 'policy.json');
    const updateAddress = `https://${host}/pitwall`;
    await writeFile(
      policy,
      JSON.stringify({ version: 1, updateAddress, proxy: { mode: 'manual', address: proxy.url } }),
    );
    const desktop = await start({
      switches: [`--policy=${policy}`, '--demo'],
      environment: { APPIMAGE: appImage, HOME: folder, XDG_CACHE_HOME: join(folder, 'cache') },
    });
    const { page } = desktop;
    const section = page.getByRole('region', { name: 'Updates', exact: true });
    const titleOf = (name: string) => section.getByRole('heading', { name });
    await signInScreen(page).enter();
    await clickMenuItem(desktop, 'updates');
    await proxyDialog(page).cancel();
    await expect(section).toContainText('The proxy asks for a name and a password. Try again and enter them.');
    expect(updates.requests()).toEqual([]);

    await button(section, 'Check for updates').click();
    await proxyDialog(page).signIn('jane', 'canary');
    await expect(titleOf('Version 0.2.0 is available')).toBeVisible();
    await button(section, 'Download').click();
    await expect(titleOf('Version 0.2.0 is ready to install')).toBeVisible();
    await expect(proxyDialog(page).dialog).toHaveCount(0);
    expect(new Set(proxy.asked)).toEqual(new Set([`CONNECT ${host}:443`]));
    for (const { headers } of updates.requests()) expect(JSON.stringify(headers)).not.toContain('Basic ');
    await desktop.quit();
    expect(await readFile(appImage)).toEqual(fakeAppImage('0.2.0'));
  } finally {
    await proxy.close();
    await updates.close();
  }
});
