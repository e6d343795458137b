import { ComponentsProvider, SignIn, SignUp } from '@gatehouse/client/components';
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router';

export function Pages() {
  return (
    <BrowserRouter>
      <SignInPages />
    </BrowserRouter>
  );
}

function SignInPages() {
  const navigate = useNavigate();
  return (
    <ComponentsProvider navigate={(to) => void navigate(to)}>
      <Routes>
        <Route path="/login" element={<SignIn redirectUrl="/home" signUpUrl="/join" />} />
        <Route path="/join" element={<SignUp redirectUrl="/home" signInUrl="/login" />} />
        <Route path="/home" element={<h1>Home</h1>} />
      </Routes>
    </ComponentsProvider>
  );
}
