import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './routes.tsx';
import { watchForChanges } from './state/channel.ts';
import { prefetchOnPress } from './state/prefetch.ts';
import { listenForRefresh, queryClient } from './state/query.ts';
import { watchTheme } from './state/theme.ts';
import './theme/index.css';

watchTheme();
listenForRefresh(queryClient);
watchForChanges();
prefetchOnPress();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element to draw in.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
