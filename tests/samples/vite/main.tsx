import { createRoot } from 'react-dom/client';

import { Account } from './account';

createRoot(document.querySelector('#root')!).render(<Account />);
