import { lazy, type ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router';

import { SignedIn } from './signed-in.tsx';
import { SignedOutFrame, WithoutSession } from './signed-out.tsx';

/** A screen that is loaded when it is first visited. */
function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(() => load().then((module) => ({ default: module[name] })));
}

const EditProfile = screen(() => import('#client/screens/edit-profile.tsx'), 'EditProfileScreen');
const NotFound = screen(() => import('#client/screens/not-found.tsx'), 'NotFoundScreen');
const SignIn = screen(() => import('#client/screens/sign-in.tsx'), 'SignInScreen');
const SignUp = screen(() => import('#client/screens/sign-up.tsx'), 'SignUpScreen');

/** Every address of the app. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Navigate to="/account" replace />} />
      <Route element={<SignedOutFrame />}>
        <Route element={<WithoutSession />}>
          <Route path="/sign-in" element={<SignIn />} />
          <Route path="/sign-up" element={<SignUp />} />
        </Route>
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route element={<SignedIn />}>
        <Route path="/account" element={<EditProfile />} />
      </Route>
    </Routes>
  );
}
