CREATE TABLE "confirmation_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pending_sign_ups" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"full_name" text NOT NULL,
	"account_type" text NOT NULL,
	"phone" text,
	"language" text NOT NULL,
	"time_zone" text NOT NULL,
	"text_version" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "pending_sign_ups_email" ON "pending_sign_ups" USING btree ("email");
--> statement-breakpoint
-- Accounts that nobody confirmed belong to nobody: who opened one signs up again.
DELETE FROM "verification";--> statement-breakpoint
DELETE FROM "user" WHERE NOT "email_verified";
