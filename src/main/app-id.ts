/** What the systems know the app by; electron-builder.yml gives the same to its installers. */
export const APP_ID = 'app.stepwise.desktop'
