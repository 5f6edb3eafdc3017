// Runs before anything is drawn: the page begins as its child likes to read (lib/comfort.ts).
try {
  const id =
    Number.parseInt(sessionStorage.getItem('learner'), 10) ||
    JSON.parse(localStorage.getItem('currentUser')).id
  Object.assign(document.documentElement.dataset, JSON.parse(localStorage.getItem('comfort'))[id])
} catch {
  // Nobody is known here yet.
}
