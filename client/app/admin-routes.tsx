import { Route } from 'react-router';

import { screen } from './lazy-screen.ts';

const Audit = screen(() => import('#client/screens/admin/audit.tsx'), 'AuditScreen');
const CreateUser = screen(() => import('#client/screens/admin/create-user.tsx'), 'CreateUserScreen');
const SetUp = screen(() => import('#client/screens/admin/set-up.tsx'), 'SetUpScreen');
const User = screen(() => import('#client/screens/admin/user.tsx'), 'UserScreen');
const Users = screen(() => import('#client/screens/admin/users.tsx'), 'UsersScreen');

/** Where the first administrator is made, by somebody without a session. */
export const setUpRoute = <Route path="/setup" element={<SetUp />} />;

export const adminRoutes = (
  <>
    <Route path="/admin/users" element={<Users />} />
    <Route path="/admin/users/new" element={<CreateUser />} />
    <Route path="/admin/users/:id" element={<User />} />
    <Route path="/admin/audit" element={<Audit />} />
  </>
);
