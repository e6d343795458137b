import type { ReactNode } from 'react';
import { Outlet, Route, Routes } from 'react-router';

import { useFeatures, type Feature } from './feature.ts';
import { screen } from './parts/lazy-screen.tsx';
import { Redirect } from './parts/redirect.tsx';
import { EitherFrame, FocusedFrame, SignedIn } from './shell/signed-in.tsx';
import { SignedOutFrame } from '#client/page/signed-out.tsx';
import { WithoutSession } from './shell/without-session.tsx';

const FailedFlowScreen = screen(() => import('./parts/failed-flow.tsx'), 'FailedFlowScreen');
const HomeScreen = screen(() => import('./shell/home.tsx'), 'HomeScreen');
const NotFoundScreen = screen(() => import('./shell/not-found.tsx'), 'NotFoundScreen');

/** The screens of the installed features, each group in its frame. */
export function AppRoutes() {
  const features = useFeatures();
  const routesTo = (group: keyof NonNullable<Feature['screens']>): ReactNode =>
    features
      .flatMap(({ screens }) => Object.entries(screens?.[group] ?? {}))
      .map(([address, Screen]) => <Route key={address} path={address} element={<Screen />} />);
  const AccountFrame = features.find(({ accountFrame }) => accountFrame)?.accountFrame ?? Outlet;
  const OrganizationFrame = features.find(({ organizationFrame }) => organizationFrame)?.organizationFrame ?? Outlet;
  const SetUpFrame = features.find(({ setUpFrame }) => setUpFrame)?.setUpFrame ?? Outlet;
  return (
    <Routes>
      <Route
        element={
          <SignedOutFrame>
            <Outlet />
          </SignedOutFrame>
        }
      >
        <Route element={<WithoutSession />}>{routesTo('withoutSession')}</Route>
        {routesTo('public')}
      </Route>
      <Route path="/set-up/:link" element={<SetUpFrame />}>
        {routesTo('setUp')}
      </Route>
      <Route element={<EitherFrame />}>
        <Route path="/error" element={<FailedFlowScreen />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
      <Route element={<SignedIn frame={FocusedFrame} />}>{routesTo('focused')}</Route>
      <Route element={<SignedIn />}>
        <Route path="/" element={<HomeScreen />} />
        {routesTo('signedIn')}
        <Route element={<AccountFrame />}>{routesTo('account')}</Route>
        <Route path="/organizations/:slug" element={<OrganizationFrame />}>
          <Route index element={<Redirect to="members" />} />
          {routesTo('members')}
        </Route>
      </Route>
    </Routes>
  );
}
